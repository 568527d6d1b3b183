import { ComingPage } from '../ui/ComingPage.tsx';

const LINKS = [{ page: 'home', text: '排盘' }] as const;

/** 八字排盘. */
export default function CastingPage() {
  return (
    <ComingPage title="八字排盘" links={LINKS}>
      正在搭建。
    </ComingPage>
  );
}
