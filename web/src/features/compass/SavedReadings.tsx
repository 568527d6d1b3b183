/**
 * Saved readings with their notes; one that was deleted can be taken back.
 */
import { useState } from 'react';
import { shanghaiDate } from '../../lib/time/clock.ts';
import { newId } from '../../lib/device/newId.ts';
import { showSnack, showToast } from '../../lib/page/toast.ts';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { EmptyState } from '../../ui/states/States.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { trashIcon } from '../../ui/tables/icons.ts';
import { useCompassStore } from './compassStore.ts';
import { Grid, Inline, List, Small, Text } from '../../ui/kit/Kit.tsx';
import styles from './Compass.module.css';

interface SaveSheetProps {
  /** The reading in words, as it will be saved. */
  readonly text: string;
  readonly onClose: () => void;
}

/** Saves a reading, with a note if one is typed. */
export function SaveSheet({ text, onClose }: SaveSheetProps) {
  const { readings, set } = useCompassStore();
  const [note, setNote] = useState('');
  const handleSave = (): void => {
    set({ readings: [{ id: newId(), text, note: note.trim(), savedAt: Date.now() }, ...readings] });
    showToast('已保存读数');
    onClose();
  };
  return (
    <Sheet isOpen title="保存读数" confirmText="保存" onClose={onClose} onConfirm={handleSave}>
      <Grid gap={3}>
        <Text as="p" size="body">
          {text}
        </Text>
        <TextField
          label="备注"
          placeholder="如 大门、书桌"
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Grid>
    </Sheet>
  );
}

/** The list of saved readings. */
export function SavedSheet({ onClose }: { readonly onClose: () => void }) {
  const { readings, set } = useCompassStore();
  const remove = (id: string): void => {
    set({ readings: readings.filter((reading) => reading.id !== id) });
    onClose();
    showSnack({ text: '已删除读数', action: '撤销', onAction: () => set({ readings }) });
  };
  return (
    <Sheet isOpen title="已存读数" onClose={onClose}>
      {readings.length === 0 ? (
        <EmptyState>还没有保存过读数</EmptyState>
      ) : (
        <List ruled className={styles.Saved}>
          {readings.map(({ id, text, note, savedAt }) => (
            <Inline as="li" gap={2} align="center" justify="between" key={id}>
              <p>
                {text}
                <Small block tone="faint">
                  {shanghaiDate(savedAt)} {note}
                </Small>
              </p>
              <IconButton icon={trashIcon} label={`删除 ${text}`} onClick={() => remove(id)} />
            </Inline>
          ))}
        </List>
      )}
    </Sheet>
  );
}
