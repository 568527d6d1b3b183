import { TilePage } from '../ui/frames/TilePage.tsx';
import { HexagramsView } from './HexagramsView.tsx';

/** 六十四卦: the hexagram of a moment and all sixty-four; details behind the gate. */
export default function HexagramsPage() {
  return <TilePage title="六十四卦">{(day) => <HexagramsView {...day} />}</TilePage>;
}
