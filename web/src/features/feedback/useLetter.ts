import { useState } from 'react';
import { useOnline } from '../../lib/device/online.ts';
import { afterToast, useGo } from '../../lib/page/navigation.ts';
import { showToast } from '../../lib/page/toast.ts';
import { readDraft, saveDraft, sendFeedback, type FeedbackDraft, type FeedbackType } from './feedback.ts';

type Facts = Readonly<Record<string, string>>;

/**
 * A letter that is being written: its draft outlives the page, and the page is left when it was sent.
 *
 * @param key of the draft
 * @param needsContact whether it cannot be answered without
 */
export function useLetter(key: string, type: FeedbackType, needsContact: boolean) {
  const go = useGo();
  const isOnline = useOnline();
  const [letter, setLetter] = useState(() => readDraft(key, type));
  const [isChecked, setIsChecked] = useState(false);
  const hasText = letter.text.trim() !== '';
  const hasContact = !needsContact || letter.contact.trim() !== '';
  const change = (part: Partial<FeedbackDraft>) => {
    const next = { ...letter, ...part };
    setLetter(next);
    saveDraft(key, next);
  };
  const send = async (facts: Facts, images: readonly File[] = []): Promise<void> => {
    setIsChecked(true);
    if (!hasText || !hasContact) return;
    if (!isOnline) return showToast('草稿已保存，联网后发送');
    await sendFeedback(letter, facts, images);
    saveDraft(key, null);
    showToast('提交成功');
    afterToast(go.back);
  };
  return {
    letter,
    change,
    textError: isChecked && !hasText ? '请填写内容' : '',
    /** Whether a contact is missing that is needed. */
    lacksContact: isChecked && !hasContact,
    /** A failure was shown by the call that failed; the letter stays as it is. */
    send: (facts: Facts, images?: readonly File[]) => void send(facts, images).catch(() => undefined),
  };
}
