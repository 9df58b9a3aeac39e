import { describe } from 'vitest';
import { checkPages } from './pages.suite.ts';

describe('at 375 px', () => checkPages({ width: 375 }));
