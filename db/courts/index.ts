export { seedCourts } from './seed.ts';
