import { CALLS } from '@shangyuan/contract';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useOnline } from '../../lib/device/online.ts';
import { afterToast, useGo } from '../../lib/page/navigation.ts';
import { showToast } from '../../lib/page/toast.ts';
import { useContractForm } from '../../lib/wire/useContractForm.ts';
import { readDraft, saveDraft, sendFeedback, type FeedbackType } from './feedback.ts';

type Facts = Readonly<Record<string, string>>;

const { text, more, contact } = CALLS.sendFeedback.input.shape;

/** @param contactMissing why a contact is needed; empty where it is not */
const schemaOf = (contactMissing: string) =>
  z.object({
    text,
    more: z.nonoptional(more),
    company: z.nonoptional(contact),
    contact: z
      .nonoptional(contact)
      .check(z.refine((value) => contactMissing === '' || value.trim() !== '', { error: contactMissing })),
  });

interface Letter {
  /** Key of the draft. */
  readonly key: string;
  /** As the address names it. */
  readonly type: FeedbackType | undefined;
  /** Names of the fields in their order on the page; empty of those that it does not show. */
  readonly labels: { readonly [K in 'text' | 'more' | 'contact' | 'company']: string };
  /** Shown where the contact is missing; empty where the letter can be answered without. */
  readonly contactMissing: string;
  /** What goes along. @param type as it is chosen now */
  readonly extras: (type: FeedbackType) => { readonly facts: Facts; readonly images?: readonly File[] };
}

/** A letter that is being written: its draft outlives the page, and the page is left when it was sent. */
export function useLetter({ key, type: first, labels, contactMissing, extras }: Letter) {
  const go = useGo();
  const isOnline = useOnline();
  const [draft] = useState(() => readDraft(key, first));
  const [type, setType] = useState(draft.type);
  const { field, submit, all } = useContractForm({
    schema: schemaOf(contactMissing),
    initial: { text: draft.text, more: draft.more, contact: draft.contact, company: draft.company },
    labels,
    onType: (letter) => saveDraft(key, { type, ...letter }),
    send: async (letter) => {
      if (!isOnline) return showToast('草稿已保存，联网后发送');
      const { facts, images = [] } = extras(type);
      await sendFeedback({ type, ...letter }, facts, images);
      saveDraft(key, null);
      showToast('提交成功');
      afterToast(go.back);
    },
  });
  const chooseType = (next: FeedbackType) => {
    setType(next);
    saveDraft(key, { type: next, ...all() });
  };
  return { type, setType: chooseType, field, submit };
}
