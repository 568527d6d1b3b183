import { AFFAIR_CATEGORIES, findAffairs, type AffairRow } from '@shangyuan/engine/almanac';
import { useState } from 'react';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { Inline, Text } from '../../ui/kit/Kit.tsx';
import styles from './Picking.module.css';
import { SearchField } from '../../ui/controls/SearchField.tsx';

interface AffairSheetProps {
  readonly isOpen: boolean;
  readonly selectedId: string;
  readonly onClose: () => void;
  readonly onSelect: (affair: AffairRow) => void;
}

/** The affairs a day can be picked for, by category, with a search that knows today's words. */
export function AffairSheet({ isOpen, selectedId, onClose, onSelect }: AffairSheetProps) {
  const [text, setText] = useState('');
  const found = findAffairs(text).filter((affair) => text !== '' || affair.inPicker === true);
  return (
    <Sheet isOpen={isOpen} title="选择事项" onClose={onClose}>
      <SearchField
        label="搜索事项"
        placeholder="搜索：结婚、搬家、开业、提车"
        value={text}
        onChange={setText}
      />
      {found.length === 0 && <p className={styles.None}>没有这一事项，换个说法试试</p>}
      {AFFAIR_CATEGORIES.map((category) => {
        const affairs = found.filter((affair) => affair.category === category);
        if (affairs.length === 0) return null;
        return (
          <section key={category} className={styles.Group}>
            <Text as="h3" top={3} size="cell" weight="normal" tone="faint">
              {category}
            </Text>
            <Inline wrap gap={2}>
              {affairs.map((affair) => (
                <button
                  key={affair.id}
                  type="button"
                  title={affair.meaning}
                  aria-pressed={affair.id === selectedId}
                  onClick={() => onSelect(affair)}
                >
                  {affair.name}
                </button>
              ))}
            </Inline>
          </section>
        );
      })}
    </Sheet>
  );
}
