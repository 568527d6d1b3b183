import { useModule } from '../../lib/page/useModule.ts';
import { loadLicences } from '../../lib/wire/licences.ts';
import { Card, SectionTitle } from '../../ui/display/Card.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { WhenLoaded } from '../../ui/states/WhenLoaded.tsx';
import { Inline, Small } from '../../ui/kit/Kit.tsx';
import styles from './Help.module.css';

/** Every package in this build, with its licence text. */
export function LicenceList() {
  const loaded = useModule(loadLicences);
  return (
    <section>
      <SectionTitle>开源软件</SectionTitle>
      <WhenLoaded loaded={loaded} failed="清单未能打开">
        {(value) => (
          <>
            <Note align="start">本版本所用的 {value.length} 个软件包，构建时自动列出。点开看许可原文。</Note>
            <Card isPadded={false}>
              {value.map(({ name, version, licence, text }) => (
                <details key={name} className={styles.Licence}>
                  <Inline as="summary" wrap gap={3} align="center" justify="between" size="sub">
                    <span lang="en">
                      {name} {version}
                    </span>
                    <Small lang="en">{licence}</Small>
                  </Inline>
                  <pre lang="en">{text === '' ? licence : text}</pre>
                </details>
              ))}
            </Card>
          </>
        )}
      </WhenLoaded>
    </section>
  );
}
