import { ComingPage } from '../ui/ComingPage.tsx';

const LINKS = [{ page: 'advice', text: '反馈中心' }] as const;

/** 商务合作. */
export default function BusinessPage() {
  return (
    <ComingPage title="商务合作" links={LINKS}>
      内容、渠道与接口合作，请先在反馈中心留下联系方式。
    </ComingPage>
  );
}
