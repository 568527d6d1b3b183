import { describe, expect, it } from 'vitest';
import { splitStatements } from './migrate.ts';

describe('splitStatements', () => {
  it('splits at line ends, not inside $$ bodies', () => {
    const text =
      "-- note;\nCREATE TABLE a (b text DEFAULT ';');\n\nCREATE FUNCTION f() AS $$\nBEGIN\n  x;\nEND\n$$;\nSELECT 1;\n";
    expect(splitStatements(text)).toEqual([
      "CREATE TABLE a (b text DEFAULT ';');",
      'CREATE FUNCTION f() AS $$\nBEGIN\n  x;\nEND\n$$;',
      'SELECT 1;',
    ]);
  });
});
