import { useState } from 'react';
import { useResource } from '../../lib/page/resource.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Check } from '../../ui/controls/Choice.tsx';
import { Sheet } from '../../ui/controls/Sheet.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { List, Stack, Text } from '../../ui/kit/Kit.tsx';
import { WhenLoaded } from '../../ui/states/WhenLoaded.tsx';
import type { Book } from './bookView.ts';

/** A book, and whether the name is in it. */
export interface BookRequest {
  readonly book: Book;
  readonly isNamed: boolean;
}

interface BookSheetProps {
  /** What is being read, for the depth and the sections in it. */
  readonly of: readonly string[];
  readonly load: () => Promise<Book>;
  /** Whether sections are closed to the reader. */
  readonly isPart: boolean;
  readonly onPrint: (request: BookRequest) => void;
  readonly onClose: () => void;
}

/** 命书: what the book holds, and whether it is to have the name, before it is printed. */
export function BookSheet({ of, load, isPart, onPrint, onClose }: BookSheetProps) {
  const [isNamed, setIsNamed] = useState(true);
  const loaded = useResource({ queryKey: ['book', ...of], queryFn: load });
  return (
    <Sheet isOpen title="印成命书" onClose={onClose}>
      <Stack gap={3}>
        <WhenLoaded loaded={loaded} failed="没有加载成功，请重试">
          {(book) => (
            <>
              <List ruled>
                {book.parts.map(({ id, number, title, extent }) => (
                  <Text as="li" block padY={2} key={id}>
                    {number} {title}
                    <Text as="small" block size="cell" tone="soft">
                      {extent}
                    </Text>
                  </Text>
                ))}
              </List>
              {isPart && <Note align="start">没有解锁的篇章不在书里。</Note>}
              <Check isOn={isNamed} onChange={setIsNamed}>
                书里写姓名
              </Check>
              <Button onClick={() => onPrint({ book, isNamed })}>打印或存为 PDF</Button>
              <Note align="start">在打印面板里选「存为 PDF」；页眉与页码由浏览器排。</Note>
            </>
          )}
        </WhenLoaded>
      </Stack>
    </Sheet>
  );
}
