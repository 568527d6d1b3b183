import { VERSION, VERSION_CODE } from '@shangyuan/contract';
import { shanghaiDate, useMinute } from '../lib/time/clock.ts';
import { countFor } from '../lib/wire/freeCount.ts';
import type { PageId } from '../lib/page/paths.ts';
import { useFlag, useSession } from '../lib/wire/session.ts';
import { useSettings, wuxingMarkOf } from '../lib/device/settings.ts';
import { Card, Stitch } from '../ui/display/Card.tsx';
import { Switch } from '../ui/controls/Choice.tsx';
import { Icon } from '../ui/display/Icon.tsx';
import { PageLink } from '../ui/shell/PageLink.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { FieldRow, LinkRow, Rows } from '../ui/controls/Rows.tsx';
import { Segment } from '../ui/controls/Segment.tsx';
import {
  caretRightIcon,
  chatCircleDotsIcon,
  cloudArrowUpLightIcon,
  crownIcon,
  deviceMobileIcon,
  folderLightIcon,
  handshakeIcon,
  infoIcon,
  leafIcon,
  lockIcon,
  moonIcon,
  notebookLightIcon,
  shieldCheckIcon,
  slidersHorizontalIcon,
  sparkleIcon,
  textAaIcon,
  ticketIcon,
  userLightIcon,
  usersLightIcon,
} from '../ui/tables/icons.ts';
import styles from './MinePage.module.css';

const THEMES = [
  { value: 'system', text: '跟随' },
  { value: 'light', text: '浅色' },
  { value: 'dark', text: '深色' },
] as const;
const TEXT_SIZES = [
  { value: 'standard', text: '标准' },
  { value: 'large', text: '大' },
  { value: 'xlarge', text: '特大' },
] as const;
const MARKS = [
  { value: 'off', text: '仅颜色' },
  { value: 'glyph', text: '加字' },
  { value: 'shape', text: '加形' },
] as const;

function memberText(user: { isVip: string; vipDeadline: string } | null): string {
  if (user === null || user.isVip === '0') return '普通用户';
  return user.vipDeadline === '' ? '会员' : `会员至 ${user.vipDeadline.slice(0, 10)}`;
}

/** 我的, tab 3: account, membership, settings, help. */
export default function MinePage() {
  const { user, count } = useSession();
  const today = countFor(count, shanghaiDate(useMinute()));
  return (
    <PageShell title="个人中心" tab="mine">
      <PageBody>
        <Card className={styles.Account}>
          <PageLink
            page={user === null ? 'phoneLogin' : 'personalCenter'}
            query={user === null ? { redirect: '/pages/main/settingPage' } : {}}
            className={styles.Head}
          >
            <span className={styles.Avatar}>
              <Icon of={userLightIcon} size={1.75} />
            </span>
            <span className={styles.Who}>
              <span className={styles.Name}>
                {user === null ? '登录 / 注册' : user.nickName === '' ? user.username : user.nickName}
              </span>
              <span className={styles.Sub}>
                {user === null ? '登录后可在多台设备同步命例' : memberText(user)}
              </span>
            </span>
            <Icon of={caretRightIcon} size={1} />
          </PageLink>
          <Stitch />
          <div className={styles.Counts}>
            <span>今日剩余</span>
            {(['PaiPan', 'Ri', 'Shi'] as const).map((feature) => (
              <div key={feature}>
                <b>{user !== null && user.isVip !== '0' ? '不限' : today[feature]}</b>
                <small>{{ PaiPan: '排盘', Ri: '择日', Shi: '择时' }[feature]}</small>
              </div>
            ))}
          </div>
        </Card>
        <Card isPadded={false}>
          <Rows>
            <LinkRow page="memberCenter" icon={crownIcon} label="会员中心" value={memberText(user)} />
            <LinkRow page="activation" icon={ticketIcon} label="激活码" />
          </Rows>
        </Card>
        <Tools />
        <SettingRows />
        <Card isPadded={false}>
          <Rows>
            <LinkRow page="advice" icon={chatCircleDotsIcon} label="反馈中心" />
            <LinkRow page="about" icon={infoIcon} label="关于我们" />
            <LinkRow page="business" icon={handshakeIcon} label="商务合作" />
            <LinkRow page="download" icon={deviceMobileIcon} label="下载App" />
            <LinkRow page="infoList" icon={shieldCheckIcon} label="个人信息收集清单" />
            <LinkRow page="texts" query={{ text: 'privacy' }} icon={lockIcon} label="隐私政策" />
          </Rows>
        </Card>
        <p className={styles.Foot}>
          版本 {VERSION} ({VERSION_CODE})
        </p>
      </PageBody>
    </PageShell>
  );
}

function Tools() {
  const hasHepan = useFlag('is_show_he_pan');
  const tools: readonly { page: PageId; text: string; icon: string }[] = [
    { page: 'cases', text: '我的命例', icon: notebookLightIcon },
    ...(hasHepan ? [{ page: 'hepanRecords' as const, text: '合盘记录', icon: usersLightIcon }] : []),
    { page: 'groups', text: '分组管理', icon: folderLightIcon },
    { page: 'backup', text: '数据备份', icon: cloudArrowUpLightIcon },
  ];
  return (
    <Card isPadded={false} className={styles.Tools}>
      {tools.map(({ page, text, icon }) => (
        <PageLink key={page} page={page}>
          <Icon of={icon} size={1.625} />
          {text}
        </PageLink>
      ))}
    </Card>
  );
}

function SettingRows() {
  const settings = useSettings();
  const { theme, textSize, rules, showShensha, set } = settings;
  const day = (rules.dayBoundary ?? 'zi23') === 'zi23' ? '换日 23:00' : '换日 0:00';
  return (
    <Card isPadded={false}>
      <Rows>
        <FieldRow icon={moonIcon} label="外观">
          <Segment label="外观" options={THEMES} value={theme} onChange={(next) => set({ theme: next })} />
        </FieldRow>
        <FieldRow icon={textAaIcon} label="字号">
          <Segment
            label="字号"
            options={TEXT_SIZES}
            value={textSize}
            onChange={(next) => set({ textSize: next })}
          />
        </FieldRow>
        <LinkRow page="chartRules" icon={slidersHorizontalIcon} label="排盘规则" value={day} />
        <FieldRow icon={leafIcon} label="五行">
          <Segment
            label="干支标注五行"
            options={MARKS}
            value={wuxingMarkOf(settings)}
            onChange={(next) => set({ wuxingMark: next })}
          />
        </FieldRow>
        <FieldRow icon={sparkleIcon} label="显示神煞">
          <div className={styles.End}>
            <Switch label="显示神煞" isOn={showShensha} onChange={(next) => set({ showShensha: next })} />
          </div>
        </FieldRow>
      </Rows>
    </Card>
  );
}
