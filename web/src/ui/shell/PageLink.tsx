import { Link } from '@tanstack/react-router';
import type { AriaAttributes, ReactNode } from 'react';
import { PATHS, type PageId, type Query } from '../../lib/page/paths.ts';

interface PageLinkProps extends AriaAttributes {
  readonly page: PageId;
  readonly query?: Query;
  readonly className?: string | undefined;
  readonly replace?: boolean;
  /** False where the page stays and shows another part. */
  readonly resetScroll?: boolean;
  readonly onClick?: () => void;
  readonly children?: ReactNode;
}

/** A link to a page of the app; its chunk is fetched when the link is touched. */
export function PageLink({ page, query = {}, ...rest }: PageLinkProps) {
  return <Link to={PATHS[page]} search={query} preload="intent" {...rest} />;
}
