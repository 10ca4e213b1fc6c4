import { testReact } from '../react/react-tests.ts';

testReact(18);
