import { ComingPage } from '../ui/ComingPage.tsx';

const LINKS = [
  { page: 'texts', text: '协议与说明' },
  { page: 'infoList', text: '个人信息收集清单' },
] as const;

/** 关于我们. */
export default function AboutPage() {
  return (
    <ComingPage title="关于我们" links={LINKS}>
      上元是一款传统历法与命盘工具：历法由天文计算得出，命盘在本机推演，每一条结论都给出依据。内容仅供传统文化研究与娱乐参考。版本
      2.0.1 (201)。
    </ComingPage>
  );
}
