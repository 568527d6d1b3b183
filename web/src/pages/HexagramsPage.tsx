import { ComingPage } from '../ui/ComingPage.tsx';

const LINKS = [{ page: 'calendar', text: '万年历' }] as const;

/** 六十四卦. */
export default function HexagramsPage() {
  return (
    <ComingPage title="六十四卦" links={LINKS}>
      这一页将介绍六十四卦。
    </ComingPage>
  );
}
