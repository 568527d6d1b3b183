import { suitesOn } from './suites/index.ts';

suitesOn('embedded');
