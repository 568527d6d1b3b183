import { OwnPage } from '../ui/frames/OwnPage.tsx';
import { RedeemCode } from './RedeemCode.tsx';

/** 激活码: a code turned into membership. */
export default function ActivationPage() {
  return (
    <OwnPage title="激活码" page="activation">
      {() => <RedeemCode />}
    </OwnPage>
  );
}
