import { useAvatar } from '../../lib/wire/avatar.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import { userLightIcon } from '../../ui/tables/icons.ts';
import { Grid } from '../../ui/kit/Kit.tsx';
import styles from './Avatar.module.css';

/** The picture of the user who is logged in; an icon where there is none. */
export function Avatar() {
  const address = useAvatar();
  return (
    <Grid as="span" rigid centred tone="accent" className={styles.Avatar}>
      {address === null ? <Icon of={userLightIcon} size={1.75} /> : <img src={address} alt="" />}
    </Grid>
  );
}
