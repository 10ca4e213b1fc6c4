import { testBundlers } from '../bundler-tests.ts';
import { bundlers } from './bundlers.ts';

testBundlers(bundlers);
