/**
 * Nutation in longitude: the equinox's own swing, which every apparent longitude carries.
 */
import { QUARTER_TURN, RAD_PER_ARCSEC, sine } from './angle.ts';
import { NUTATION_TERMS } from './tables/nutation.ts';

const COLUMNS = 8;
const ARCSEC_PER_UNIT = 1e-7;
/** What the planets add to the luni-solar terms, averaged over the longest periods (IAU 2000B). */
const PLANETARY_BIAS_ARCSEC = -0.000135;

/**
 * Nutation in longitude Δψ.
 *
 * @param t Julian centuries TT from J2000.0
 * @returns radians
 * Accuracy: within 0.008" of IAU 2006/2000A (4,000 dates, ERFA), 1600-2500.
 * Source: IAU 2000B, table 1; Delaunay arguments of J.-L. Simon et al., Astron. Astrophys. 282 (1994) 663.
 */
export function nutationRad(t: number): number {
  const l = (485868.249036 + t * (1717915923.2178 + t * (31.8792 + t * 0.051635))) * RAD_PER_ARCSEC;
  const lp = (1287104.79305 + t * (129596581.0481 - t * (0.5532 - t * 0.000136))) * RAD_PER_ARCSEC;
  const f = (335779.526232 + t * (1739527262.8478 - t * (12.7512 + t * 0.001037))) * RAD_PER_ARCSEC;
  const d = (1072260.70369 + t * (1602961601.209 - t * (6.3706 - t * 0.006593))) * RAD_PER_ARCSEC;
  const om = (450160.398036 - t * (6962890.5431 - t * (7.4722 + t * 0.007702))) * RAD_PER_ARCSEC;
  const terms = NUTATION_TERMS as number[];
  let sum = 0;
  for (let i = terms.length - COLUMNS; i >= 0; i -= COLUMNS) {
    const argument =
      (terms[i] as number) * l +
      (terms[i + 1] as number) * lp +
      (terms[i + 2] as number) * f +
      (terms[i + 3] as number) * d +
      (terms[i + 4] as number) * om;
    sum +=
      ((terms[i + 5] as number) + (terms[i + 6] as number) * t) * sine(argument) +
      (terms[i + 7] as number) * sine(QUARTER_TURN + argument);
  }
  return (sum * ARCSEC_PER_UNIT + PLANETARY_BIAS_ARCSEC) * RAD_PER_ARCSEC;
}
