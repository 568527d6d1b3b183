/**
 * Places as they are typed.
 */
import { loadPlaces, placesNamed, type Place } from '@shangyuan/reading/places';
import { UsageError } from '../context.ts';
import { text } from '../language.ts';

/** How many candidates a message lists. */
const MOST = 8;

/** Finds a place by its name; each name is searched once. */
export type FindPlace = (name: string) => Place;

/** The search of places. Its function throws a UsageError with the candidates where a name is not clear. */
export async function placeFinder(): Promise<FindPlace> {
  const places = await loadPlaces();
  const found = new Map<string, readonly Place[]>();
  return (name) => {
    const candidates = found.get(name) ?? placesNamed(places, name);
    found.set(name, candidates);
    const [place, ...others] = candidates;
    if (place === undefined)
      throw new UsageError(
        text(
          `没有找到地方「${name}」，可加 --longitude 与 --zone`,
          `no place "${name}"; --longitude and --zone can be given instead`,
        ),
      );
    if (others.length === 0) return place;
    const paths = candidates.slice(0, MOST).map(({ path }) => path.join(''));
    const more = candidates.length > MOST ? ' …' : '';
    throw new UsageError(
      text(
        `「${name}」有 ${candidates.length} 处，是哪一处？${paths.join('、')}${more}`,
        `"${name}" is ${candidates.length} places, which one? ${paths.join(', ')}${more}`,
      ),
    );
  };
}
