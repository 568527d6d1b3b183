/**
 * A place of birth, as in forms and records.
 */

/** A place that was chosen, found or typed. */
export interface Place {
  /** Six-digit code, null overseas and for a longitude typed by hand. */
  readonly code: string | null;
  /** From the widest to the narrowest: 四川省, 成都市, 武侯区. */
  readonly path: readonly string[];
  readonly longitudeDeg: number;
  readonly latitudeDeg: number | null;
  /** IANA zone. */
  readonly zone: string;
  /** Whether the coordinates are the place's own or those of the city it belongs to. */
  readonly precision: 'own' | 'city';
}
