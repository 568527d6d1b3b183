import { ComingPage } from '../ui/states/ComingPage.tsx';

const LINKS = [
  { page: 'texts', text: '协议与说明' },
  { page: 'backup', text: '数据备份' },
] as const;

/** 个人信息收集清单. */
export default function InfoListPage() {
  return (
    <ComingPage title="个人信息收集清单" links={LINKS}>
      出生信息、姓名与地点保存在本机，排盘在本机完成，不会上传。登录时，手机号用于验证身份；今日次数按账号在服务器计数。完整清单与导出、删除入口将在这一页提供。
    </ComingPage>
  );
}
