import { Check } from '../../ui/controls/Choice.tsx';
import { PageLink } from '../../ui/shell/PageLink.tsx';

interface AgreementProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Shown where someone goes on without the agreement. */
export const AGREE_FIRST = '请先阅读并同意协议';

/** The box that must be ticked before a login. */
export function Agreement({ isOn, onChange }: AgreementProps) {
  return (
    <Check isOn={isOn} onChange={onChange}>
      我已阅读并同意
      <PageLink page="texts" query={{ text: 'agreement' }}>
        《用户协议》
      </PageLink>
      <PageLink page="texts" query={{ text: 'privacy' }}>
        《隐私政策》
      </PageLink>
    </Check>
  );
}
