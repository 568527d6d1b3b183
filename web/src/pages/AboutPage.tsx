import { useState } from 'react';
import { APPNAME, VERSION, VERSION_CODE } from '@shangyuan/contract';
import { ENGINE_VERSION } from '@shangyuan/engine/chart';
import { listCases } from '../lib/cases/caseDb.ts';
import { runtimeNotes } from '../lib/page/runtimeCodes.ts';
import { showToast } from '../lib/page/toast.ts';
import { useUpdate } from '../lib/page/offerUpdate.ts';
import { useResource } from '../lib/page/resource.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Card } from '../ui/display/Card.tsx';
import { LogoHead } from '../ui/display/LogoHead.tsx';
import { Column, Columns } from '../ui/shell/Columns.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { ActionRow, LinkRow, RowsCard } from '../ui/controls/Rows.tsx';
import { Sheet } from '../ui/controls/Sheet.tsx';
import { DISCLAIMER } from '../lib/words/disclaimer.ts';

const TAPS = 7;
const MEGABYTE = 1024 * 1024;

async function checkUpdate(): Promise<void> {
  const { apply } = useUpdate.getState();
  if (apply !== null) return apply();
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration === undefined) return location.reload();
  await registration.update();
  // A newer build that is on its way is offered as soon as it is whole.
  showToast(registration.installing === null ? '已是最新版本' : '正在下载新版本');
}

/** 关于我们: who we are and the rules we follow; seven taps on the version open the diagnostics. */
export default function AboutPage() {
  const [taps, setTaps] = useState(0);
  const hasUpdate = useUpdate(({ apply }) => apply !== null);
  return (
    <PageShell title="关于我们" isWide>
      <PageBody>
        <Columns isStill>
          <Column>
            <LogoHead>
              <p>{APPNAME}</p>
              <Button variant="plain" size="small" onClick={() => setTaps(taps + 1)}>
                版本 {VERSION} ({VERSION_CODE})
              </Button>
            </LogoHead>
            <Card>
              <p>历法由天文计算得出，命盘在本机推演，每一条结论都列出规则与出处。内容{DISCLAIMER}。</p>
            </Card>
          </Column>
          <Column>
            <RowsCard>
              <LinkRow page="texts" query={{ text: 'rules' }} label="算法说明" />
              <LinkRow page="glossary" label="名词" />
              <LinkRow page="texts" query={{ text: 'changelog' }} label="更新日志" />
              <LinkRow page="texts" query={{ text: 'agreement' }} label="用户协议" />
              <LinkRow page="texts" query={{ text: 'privacy' }} label="隐私政策" />
              <LinkRow page="texts" query={{ text: 'disclaimer' }} label="免责声明" />
              <LinkRow page="texts" query={{ text: 'licences' }} label="开源许可" />
              <LinkRow page="advice" query={{ type: 'other' }} label="联系客服" />
              <ActionRow
                label="检查更新"
                {...(hasUpdate ? { value: '新版本已就绪' } : {})}
                onClick={() => void checkUpdate().catch(() => showToast('检查失败，请稍后再试'))}
              />
            </RowsCard>
          </Column>
        </Columns>
      </PageBody>
      {taps >= TAPS && <Diagnostics onClose={() => setTaps(0)} />}
    </PageShell>
  );
}

async function loadDiagnostics(): Promise<readonly string[]> {
  const [cases, estimate] = await Promise.all([
    listCases(),
    navigator.storage?.estimate?.() ?? Promise.resolve({ usage: 0 }),
  ]);
  return [
    `应用 ${VERSION} (${VERSION_CODE})`,
    `引擎 ${ENGINE_VERSION}`,
    `本机命例 ${cases.length} 条`,
    `占用空间 ${((estimate.usage ?? 0) / MEGABYTE).toFixed(1)} MB`,
    `浏览器 ${navigator.userAgent}`,
    `运行代码 ${
      runtimeNotes()
        .map(({ code }) => code)
        .join('、') || '无'
    }`,
  ];
}

function Diagnostics({ onClose }: { readonly onClose: () => void }) {
  const facts = useResource({ queryKey: ['diagnostics'], queryFn: loadDiagnostics });
  return (
    <Sheet isOpen title="诊断信息" onClose={onClose}>
      {facts.state === 'ready' && facts.value.map((fact) => <p key={fact}>{fact}</p>)}
    </Sheet>
  );
}
