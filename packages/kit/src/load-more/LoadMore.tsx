import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/Button.tsx';
import { useIntl } from '../kit-provider/use-intl.ts';
import type { RootProps } from '../root-props.ts';
import { messages } from './LoadMore.messages.ts';
import { loadMoreStyles } from './LoadMore.styles.ts';

/** Props of LoadMore. */
export interface LoadMoreProps extends RootProps<'div'> {
  /** The number of items that are shown. */
  shown: number;
  /** How many of how many are shown, such as "60 of 128"; it is announced when it changes. @default nothing */
  text?: string | undefined;
  /** Whether there is a next page. @default true */
  hasMore?: boolean | undefined;
  /** Whether the next page is loading. @default false */
  isLoading?: boolean | undefined;
  /** Whether the last page did not load; the button tries it again. @default false */
  failed?: boolean | undefined;
  /** How many pages load by themselves as the end of the list comes near; the others wait for the button. @default 2 */
  automatic?: number | undefined;
  /** The label of the button. @default "Show more" */
  label?: string | undefined;
  /** A note beside the button. */
  children?: ReactNode;
  /** Called for the next page, by the button or as the end of the list comes near. */
  onMore: (request: { isAutomatic: boolean }) => void;
}

const Root = styled.div.withConfig({ componentId: 'kit-load-more' })`
  ${loadMoreStyles}
`;

/** A page begins to load when its place is this close to the window. */
const near = '600px';

/** Calls `act` when an element comes near to the window, at most `times` for a list that grows. */
const useApproach = (shown: number, times: number, act: () => void) => {
  const root = useRef<HTMLDivElement>(null);
  const used = useRef({ shown, times: 0 });
  const come = useEffectEvent(act);
  useEffect(() => {
    const { current } = used;
    // A shorter list is another one.
    if (shown < current.shown) current.times = 0;
    current.shown = shown;
    if (root.current === null || current.times >= times) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        current.times += 1;
        come();
      },
      { rootMargin: near },
    );
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [shown, times]);
  return root;
};

/**
 * The foot of a list in pages: the next two load as its end comes near, the others by a button. How many are shown is announced; a
 * page that did not load says so.
 * @spec component:LoadMore
 */
export function LoadMore(props: LoadMoreProps) {
  const {
    shown,
    text,
    hasMore = true,
    isLoading = false,
    failed = false,
    automatic = 2,
    label,
    children,
    onMore,
    ...rest
  } = props;
  const intl = useIntl();
  const end = useApproach(shown, hasMore && !failed ? automatic : 0, () => {
    if (!isLoading) onMore({ isAutomatic: true });
  });
  const button = failed ? intl.formatMessage(messages.again) : (label ?? intl.formatMessage(messages.more));
  return (
    <Root {...rest}>
      {children !== undefined && <span data-slot="">{children}</span>}
      <p role="status">{failed ? intl.formatMessage(messages.failed) : text}</p>
      {hasMore && (
        <Button variant="outline" isPending={isLoading} onClick={() => onMore({ isAutomatic: false })}>
          {button}
        </Button>
      )}
      <span ref={end} />
    </Root>
  );
}
