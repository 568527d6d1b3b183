import { lazy, Suspense, useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { showToast } from '../../lib/page/toast.ts';
import { useWaitingLogin } from '../../lib/wire/secondStep.ts';
import { Check } from '../../ui/controls/Choice.tsx';
import { Links } from '../../ui/display/Links.tsx';
import { Form } from '../../ui/frames/Form.tsx';
import { PageLink } from '../../ui/shell/PageLink.tsx';
import { Page } from '../../ui/shell/PageShell.tsx';

const SecondStepSheet = lazy(async () => ({
  default: (await import('./SecondStepSheet.tsx')).SecondStepSheet,
}));

interface AccountPageProps extends Pick<ComponentProps<typeof Form>, 'submitText' | 'note' | 'children'> {
  readonly title: string;
  /** Above the form. */
  readonly head?: ReactNode;
  /** Sends the fields where they are right and `mayGoOn` agrees; otherwise the form stays as it is. */
  readonly onSubmit: (mayGoOn: () => boolean) => Promise<void>;
  /** Links to the other forms. */
  readonly links: ReactNode;
  /** Other login methods, below the form; `mayGoOn` requires the terms to be accepted. */
  readonly methods?: (mayGoOn: () => boolean) => ReactNode;
}

/** A page to log in or to register: a form that needs the agreement to the terms, and the other methods. */
export function AccountPage(props: AccountPageProps) {
  const { title, head, onSubmit, children, links, methods, ...form } = props;
  const [isAgreed, setIsAgreed] = useState(false);
  const { login } = useWaitingLogin();
  // A login is given up with the page that began it.
  useEffect(() => () => useWaitingLogin.getState().login?.cancel(), []);
  const mayGoOn = () => {
    if (!isAgreed) showToast('请先阅读并同意协议');
    return isAgreed;
  };
  return (
    <Page title={title}>
      {head}
      <Form {...form} needsNetwork onSubmit={() => onSubmit(mayGoOn)}>
        {children}
        <Check isOn={isAgreed} onChange={setIsAgreed}>
          我已阅读并同意
          <PageLink page="texts" query={{ text: 'agreement' }}>
            《用户协议》
          </PageLink>
          <PageLink page="texts" query={{ text: 'privacy' }}>
            《隐私政策》
          </PageLink>
        </Check>
      </Form>
      <Links>{links}</Links>
      {methods?.(mayGoOn)}
      {login !== null && (
        <Suspense>
          <SecondStepSheet key={login.ticket} login={login} />
        </Suspense>
      )}
    </Page>
  );
}
