import { lazy, Suspense, useState } from 'react';
import type { UserInfo } from '@shangyuan/contract';
import { useOnline } from '../../lib/device/online.ts';
import { refreshResource, useResource } from '../../lib/page/resource.ts';
import { showToast } from '../../lib/page/toast.ts';
import { shanghaiDate } from '../../lib/time/clock.ts';
import { callApi, CallError } from '../../lib/wire/api.ts';
import { DEVICES } from '../../lib/wire/devices.ts';
import { SECOND_STEP } from '../../lib/wire/secondStep.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ActionRow, FactRow, RowsCard } from '../../ui/controls/Rows.tsx';
import { SectionTitle } from '../../ui/display/Card.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { WhenLoaded } from '../../ui/states/WhenLoaded.tsx';
import { ProofSheet } from './ProofSheet.tsx';
import type { Setup } from './SecondStepSheets.tsx';
import type { Proof } from './useProofForm.ts';
import { useIsFresh } from './WechatProof.tsx';

const loadSheets = () => import('./SecondStepSheets.tsx');
const SetupSheet = lazy(async () => ({ default: (await loadSheets()).SetupSheet }));
const CodesSheet = lazy(async () => ({ default: (await loadSheets()).CodesSheet }));

/** From how few recovery codes on the reader is asked to replace them. */
const FEW = 3;

type Open =
  | { readonly kind: 'proof' }
  | { readonly kind: 'setup'; readonly setup: Setup }
  | { readonly kind: 'codes'; readonly codes: readonly string[] }
  | { readonly kind: 'renew' }
  | { readonly kind: 'off' };

/** 两步验证: whether it is on, what turns it on and off, and its recovery codes. */
export function SecondStep({ user }: { readonly user: UserInfo }) {
  const isOnline = useOnline();
  const [open, setOpen] = useState<Open | null>(null);
  const loaded = useResource(SECOND_STEP);
  const close = () => setOpen(null);
  const isFresh = useIsFresh();
  const proof = { user, purpose: 'secondStep', onClose: close } as const;
  const begin = async (proof: Proof) =>
    setOpen({ kind: 'setup', setup: await callApi('beginSecondStep', proof) });
  const handleOn = async () => {
    // A login of the last minutes is proof enough; else the owner is asked for one.
    await begin({}).catch((error: unknown) => {
      if (error instanceof CallError && error.reason === 'proofRequired') setOpen({ kind: 'proof' });
    });
  };
  const showCodes = (codes: readonly string[]) => {
    refreshResource(SECOND_STEP.queryKey);
    refreshResource(DEVICES.queryKey);
    setOpen({ kind: 'codes', codes });
  };
  return (
    <>
      <SectionTitle>两步验证</SectionTitle>
      <WhenLoaded loaded={loaded} failed="两步验证没有加载成功，请重试" rows={1}>
        {({ since, codesLeft }) =>
          since === '' ? (
            <Button variant="secondary" size="small" disabled={!isOnline} onClick={() => void handleOn()}>
              开启两步验证
            </Button>
          ) : (
            <>
              <RowsCard isDense>
                <FactRow label="开启于" value={shanghaiDate(Date.parse(since))} />
                <ActionRow
                  label="恢复码"
                  value={codesLeft <= FEW ? `只剩 ${codesLeft} 个，请换一组` : `剩 ${codesLeft} 个`}
                  isDisabled={!isOnline}
                  onClick={() => setOpen({ kind: 'renew' })}
                />
              </RowsCard>
              <Button
                variant="secondary"
                size="small"
                disabled={!isOnline}
                onClick={() => setOpen({ kind: 'off' })}
              >
                关闭两步验证
              </Button>
            </>
          )
        }
      </WhenLoaded>
      <Note align="start">
        用密码、短信或微信登录后，再输一次手机验证器里的 6 位数字。通行密钥本身就是两步，不再询问。
      </Note>
      <Suspense>
        {open?.kind === 'proof' && <ProofSheet {...proof} submitText="继续" onProven={begin} />}
        {open?.kind === 'setup' && <SetupSheet setup={open.setup} onClose={close} onDone={showCodes} />}
        {open?.kind === 'codes' && <CodesSheet codes={open.codes} onClose={close} />}
        {open?.kind === 'renew' && isFresh !== null && (
          <ProofSheet
            {...proof}
            title="换一组恢复码"
            submitText="换一组"
            isProved={isFresh}
            needsSecond
            onProven={async (given, secondCode) =>
              showCodes((await callApi('renewRecoveryCodes', { ...given, secondCode })).codes)
            }
          >
            <Note align="start">换好后，原来的恢复码都不能再用。</Note>
          </ProofSheet>
        )}
        {open?.kind === 'off' && isFresh !== null && (
          <ProofSheet
            {...proof}
            title="关闭两步验证"
            submitText="关闭"
            isProved={isFresh}
            needsSecond
            onProven={async (given, secondCode) => {
              await callApi('turnOffSecondStep', { ...given, secondCode });
              refreshResource(SECOND_STEP.queryKey);
              refreshResource(DEVICES.queryKey);
              showToast('两步验证已关闭');
              close();
            }}
          >
            <Note align="start">关闭后，登录只需一步；验证器里的这个账号可以删去。</Note>
          </ProofSheet>
        )}
      </Suspense>
    </>
  );
}
