import { describe } from 'vitest';
import { checkPages } from './pages.suite.ts';

describe('at 1440 px', () => checkPages({ width: 1440 }));
