import { ComingPage } from '../ui/ComingPage.tsx';

const LINKS = [{ page: 'calendar', text: '万年历' }] as const;

/** 二十八宿. */
export default function MansionsPage() {
  return (
    <ComingPage title="二十八宿" links={LINKS}>
      这一页将介绍二十八宿。
    </ComingPage>
  );
}
