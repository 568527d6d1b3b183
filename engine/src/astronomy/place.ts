/**
 * A place on the Earth and where it is in space, for everything that is seen from a horizon.
 */
import { numberError } from '../numberError.ts';
import { RAD_PER_DEG } from './angle.ts';

/** A place at sea level. */
export interface Place {
  /** Geodetic latitude, degrees, north positive, −90 to 90. */
  readonly latitudeDeg: number;
  /** Longitude, degrees, east positive, −180 to 180. */
  readonly longitudeDeg: number;
}

const EARTH_RADIUS_KM = 6378.137;
/** WGS 84. */
const FLATTENING = 1 / 298.257223563;

/** The place in the frame that turns with the Earth, with the direction of its zenith. */
export interface Observer {
  readonly longitudeRad: number;
  readonly sinLatitude: number;
  readonly cosLatitude: number;
  /** Distance from the Earth's axis and from the equator's plane, kilometres. */
  readonly axisKm: number;
  readonly planeKm: number;
}

/** @throws RangeError naming the coordinate that is out of its range */
export function observerOf({ latitudeDeg, longitudeDeg }: Place): Observer {
  if (!(latitudeDeg >= -90 && latitudeDeg <= 90)) {
    throw numberError('latitude', latitudeDeg, 'degrees, -90 to 90');
  }
  if (!(longitudeDeg >= -180 && longitudeDeg <= 180)) {
    throw numberError('longitude', longitudeDeg, 'degrees, -180 to 180');
  }
  const sinLatitude = Math.sin(latitudeDeg * RAD_PER_DEG);
  const cosLatitude = Math.cos(latitudeDeg * RAD_PER_DEG);
  const polar = (1 - FLATTENING) ** 2;
  const normalKm = EARTH_RADIUS_KM / Math.sqrt(cosLatitude ** 2 + polar * sinLatitude ** 2);
  return {
    longitudeRad: longitudeDeg * RAD_PER_DEG,
    sinLatitude,
    cosLatitude,
    axisKm: normalKm * cosLatitude,
    planeKm: normalKm * polar * sinLatitude,
  };
}
