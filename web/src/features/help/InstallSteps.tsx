import { Icon } from '../../ui/display/Icon.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { deviceMobileIcon, dotsThreeIcon, exportIcon, plusSquareIcon } from '../../ui/tables/icons.ts';
import { Grid, Inline } from '../../ui/kit/Kit.tsx';
import styles from './Help.module.css';

/** Steps of one kind of browser: the sign that is tapped, and what it is called. */
const GUIDES = [
  {
    title: 'iPhone 与 iPad（Safari）',
    steps: [
      { icon: exportIcon, text: '点底部「分享」' },
      { icon: plusSquareIcon, text: '选「添加到主屏幕」' },
      { icon: deviceMobileIcon, text: '点「添加」，从主屏幕打开' },
    ],
  },
  {
    title: '安卓与电脑',
    steps: [
      { icon: dotsThreeIcon, text: '点浏览器菜单' },
      { icon: plusSquareIcon, text: '选「安装应用」或「添加到主屏幕」' },
      { icon: deviceMobileIcon, text: '从桌面打开' },
    ],
  },
] as const;

/** How the app is put on the home screen, as pictures in order. */
export function InstallSteps() {
  return GUIDES.map(({ title, steps }) => (
    <Card key={title} heading={title}>
      <Grid as="ol" gap={2} top={3} className={styles.Steps}>
        {steps.map(({ icon, text }) => (
          <Inline as="li" gap={3} align="center" size="body" key={text}>
            <Grid as="span" rigid centred tone="accent" className={styles.Sign}>
              <Icon of={icon} size={1.5} />
            </Grid>
            {text}
          </Inline>
        ))}
      </Grid>
    </Card>
  ));
}
