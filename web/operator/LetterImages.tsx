import { useEffect, useState } from 'react';
import { showToast } from '../src/lib/page/toast.ts';
import { Button } from '../src/ui/controls/Button.tsx';
import { Stack } from '../src/ui/kit/Kit.tsx';
import { askImage, messageOf } from './ask.ts';

/** Pictures of a letter, shown one by one when asked for: opening one is in the audit. */
export function LetterImages({ ids }: { readonly ids: readonly string[] }) {
  const [urls, setUrls] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => () => Object.values(urls).forEach((url) => URL.revokeObjectURL(url)), [urls]);
  const show = async (id: string) => {
    try {
      const url = URL.createObjectURL(await askImage(id));
      setUrls({ [id]: url });
    } catch (error) {
      showToast(messageOf(error));
    }
  };
  return (
    <>
      {ids.map((id, index) => {
        const url = urls[id];
        const name = `图片 ${index + 1}`;
        return (
          <Stack key={id} gap={2} align="start">
            {url === undefined ? (
              <Button variant="secondary" size="small" onClick={() => void show(id)}>
                打开{name}
              </Button>
            ) : (
              <img className="operator-picture" src={url} alt={name} />
            )}
          </Stack>
        );
      })}
    </>
  );
}
