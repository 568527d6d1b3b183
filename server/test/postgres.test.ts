import { suitesOn } from './suites/index.ts';

suitesOn('postgres');
