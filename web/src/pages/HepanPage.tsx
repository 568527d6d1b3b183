import { FlagGate } from '../ui/states/FlagGate.tsx';
import { HepanForm } from './HepanForm.tsx';

/** 合盘: two people are chosen. */
export default function HepanPage() {
  return (
    <FlagGate flag="is_show_he_pan" title="合盘">
      <HepanForm />
    </FlagGate>
  );
}
