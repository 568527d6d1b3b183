import { useQueryTexts } from '../lib/page/navigation.ts';
import { Card, SectionTitle } from '../ui/display/Card.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { LinkRow, Rows } from '../ui/controls/Rows.tsx';
import { LicenceList } from '../features/help/LicenceList.tsx';
import { TEXTS } from '../features/help/helpText.ts';
import { Stack } from '../ui/kit/Kit.tsx';

/** 协议与说明: one text by the query `text`, or the list of them. */
export default function TextsPage() {
  const { text = '' } = useQueryTexts();
  const chosen = TEXTS[text];
  if (chosen === undefined)
    return (
      <PageShell title="协议与说明">
        <PageBody>
          <Card isPadded={false}>
            <Rows>
              {Object.entries(TEXTS).map(([id, { title }]) => (
                <LinkRow key={id} page="texts" query={{ text: id }} label={title} />
              ))}
            </Rows>
          </Card>
        </PageBody>
      </PageShell>
    );
  return (
    <PageShell title={chosen.title}>
      <PageBody gap="wide">
        {chosen.sections.map(({ title, paragraphs }) => (
          <Stack as="section" gap={2} size="body" leading="airy" key={title}>
            <SectionTitle>{title}</SectionTitle>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Stack>
        ))}
        {text === 'licences' && <LicenceList />}
      </PageBody>
    </PageShell>
  );
}
