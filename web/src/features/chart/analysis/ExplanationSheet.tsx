import type { Presence } from '@shangyuan/reading/analysis';
import { Sheet } from '../../../ui/controls/Sheet.tsx';
import { WhyParts } from '../../../ui/display/WhyParts.tsx';

/** A reason that is known already. */
export interface Explanation {
  readonly title: string;
  readonly meanings: readonly { readonly name: string; readonly text: string }[];
  readonly steps: readonly string[];
  readonly source: string;
}

/** A presence of the analysis as the sheet shows it. */
export function presenceExplanation({ title, meaning, steps, source }: Presence): Explanation {
  return { title, meanings: [{ name: '', text: meaning }], steps, source };
}

interface ExplanationSheetProps {
  /** Null keeps the sheet closed. */
  readonly explanation: Explanation | null;
  readonly onClose: () => void;
}

/** The why-sheet for an explanation that the page already has: meaning, derivation, source. */
export function ExplanationSheet({ explanation, onClose }: ExplanationSheetProps) {
  if (explanation === null) return null;
  const { title, meanings, steps, source } = explanation;
  return (
    <Sheet isOpen title={title} onClose={onClose}>
      <WhyParts meanings={meanings} steps={steps} source={source} />
    </Sheet>
  );
}
