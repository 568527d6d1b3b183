/**
 * Least squares by the normal equations: few columns, many rows.
 */

/** Coefficients x that make Σ (row · x − value)² least. Rows and values are parallel. */
export function leastSquares(rows: readonly (readonly number[])[], values: readonly number[]): number[] {
  const n = rows[0]?.length ?? 0;
  const matrix = Array.from({ length: n }, () => new Float64Array(n + 1));
  for (const [k, row] of rows.entries()) {
    for (let i = 0; i < n; i++) {
      const line = matrix[i] as Float64Array;
      for (let j = 0; j < n; j++) line[j] = (line[j] as number) + (row[i] as number) * (row[j] as number);
      line[n] = (line[n] as number) + (row[i] as number) * (values[k] as number);
    }
  }
  for (let i = 0; i < n; i++) {
    const pivotLine = matrix[i] as Float64Array;
    for (const [j, line] of matrix.entries()) {
      if (j === i) continue;
      const factor = (line[i] as number) / (pivotLine[i] as number);
      for (let k = i; k <= n; k++) line[k] = (line[k] as number) - factor * (pivotLine[k] as number);
    }
  }
  return matrix.map((line, i) => (line[n] as number) / (line[i] as number));
}
