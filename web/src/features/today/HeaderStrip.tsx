import { useLoaded } from '../../lib/page/useLoaded.ts';
import { useMinute } from '../../lib/time/clock.ts';

const loadStrip = () => import('./stripView.ts');

/** The live line of the header: pillars of the moment, way to the next solar term. Empty until the engine is there. */
export function HeaderStrip() {
  const epochMs = useMinute();
  const loaded = useLoaded(loadStrip, 'strip');
  if (loaded.state !== 'ready') return null;
  const { pillars, term } = loaded.value.stripFactsOf(epochMs);
  return (
    <>
      <span>{pillars}</span>
      <span>{term}</span>
    </>
  );
}
