import { useState, type FormEvent, type ReactNode } from 'react';
import { useOnline } from '../../lib/device/online.ts';
import { showToast } from '../../lib/page/toast.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Check } from '../../ui/controls/Choice.tsx';
import { Links } from '../../ui/display/Links.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { PageLink } from '../../ui/shell/PageLink.tsx';
import { PageBody, PageShell } from '../../ui/shell/PageShell.tsx';
import { Stack } from '../../ui/kit/Kit.tsx';

interface AccountFormProps {
  /** What the button says. */
  readonly submitText: string;
  /** False while something beside the fields is missing. */
  readonly isReady?: boolean;
  /** Whether the terms must be agreed to first. */
  readonly needsAgreement?: boolean;
  /** Sends the fields where they are right and `mayGoOn` agrees; otherwise the form stays as it is. */
  readonly onSubmit: (mayGoOn: () => boolean) => Promise<void>;
  /** Below the button, while there is a network. */
  readonly note?: string;
  /** Fields. */
  readonly children: ReactNode;
  /** Links to the other forms. */
  readonly links?: ReactNode;
  /** Other login methods, below the form; `mayGoOn` requires the terms to be accepted. */
  readonly methods?: (mayGoOn: () => boolean) => ReactNode;
}

interface AccountPageProps extends Omit<AccountFormProps, 'needsAgreement'> {
  readonly title: string;
  /** Above the form. */
  readonly head?: ReactNode;
}

/** A page to log in or to register, whose form needs the agreement to the terms. */
export function AccountPage(props: AccountPageProps) {
  const { title, head, ...form } = props;
  return (
    <PageShell title={title}>
      <PageBody>
        {head}
        <AccountForm {...form} needsAgreement />
      </PageBody>
    </PageShell>
  );
}

/** An account form: fields, terms, the button, which needs a network, and the other methods. */
export function AccountForm(props: AccountFormProps) {
  const {
    submitText,
    isReady = true,
    needsAgreement = false,
    onSubmit,
    note,
    children,
    links,
    methods: ways,
  } = props;
  const isOnline = useOnline();
  const [isAgreed, setIsAgreed] = useState(false);
  const mayGoOn = () => {
    const isMissing = needsAgreement && !isAgreed;
    if (isMissing) showToast('请先阅读并同意协议');
    return !isMissing;
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit(mayGoOn).catch(() => undefined);
  };
  const text = isOnline ? note : '联网后可用';
  return (
    <>
      <Stack as="form" gap={3} onSubmit={handleSubmit} noValidate>
        {children}
        {needsAgreement && (
          <Check isOn={isAgreed} onChange={setIsAgreed}>
            我已阅读并同意
            <PageLink page="texts" query={{ text: 'agreement' }}>
              《用户协议》
            </PageLink>
            <PageLink page="texts" query={{ text: 'privacy' }}>
              《隐私政策》
            </PageLink>
          </Check>
        )}
        <Button type="submit" disabled={!isOnline || !isReady}>
          {submitText}
        </Button>
      </Stack>
      {text !== undefined && <Note>{text}</Note>}
      {links !== undefined && <Links>{links}</Links>}
      {ways?.(mayGoOn)}
    </>
  );
}
