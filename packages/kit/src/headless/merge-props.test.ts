import { expect, test, vi } from 'vitest';
import { mergeProps } from './merge-props.ts';

test('calls the handler of the page first, and ours unless the event was prevented', () => {
  const calls: string[] = [];
  const { onClick } = mergeProps(
    { onClick: () => calls.push('ours') },
    {
      onClick: (event: { defaultPrevented: boolean }) => {
        calls.push('page');
        event.defaultPrevented = calls.length > 2;
      },
    },
  ) as { onClick: (event: { defaultPrevented: boolean }) => void };
  onClick({ defaultPrevented: false });
  onClick({ defaultPrevented: false });
  expect(calls).toEqual(['page', 'ours', 'page']);
});

test('joins class names and styles, and takes other attributes from the page', () => {
  const ours = { className: 'kit', style: { color: 'red', top: 0 }, type: 'button', hidden: true };
  expect(mergeProps(ours, { className: 'mine', style: { color: 'blue' }, hidden: undefined, id: 'a' })).toEqual({
    className: 'kit mine',
    style: { color: 'blue', top: 0 },
    type: 'button',
    hidden: undefined,
    id: 'a',
  });
});

test('keeps our handler beside an undefined one of the page', () => {
  const onClick = vi.fn();
  expect(mergeProps({ onClick }, { onClick: undefined })).toEqual({ onClick });
});

test('returns our props without any of the page', () => {
  const ours = { className: 'kit' };
  expect(mergeProps(ours, undefined)).toBe(ours);
});

test('passes an element to both refs and ends both, by their cleanup where there is one', () => {
  const object = { current: null as unknown };
  const cleanup = vi.fn();
  const own = vi.fn(() => cleanup);
  const { ref } = mergeProps({ ref: object }, { ref: own }) as unknown as { ref: (element: unknown) => void };
  ref('element');
  expect(object.current).toBe('element');
  expect(own).toHaveBeenCalledWith('element');
  ref(null);
  expect(object.current).toBeNull();
  expect(cleanup).toHaveBeenCalledOnce();
  expect(own).toHaveBeenCalledOnce();
});

test('two elements that share their refs are attached and ended each for itself', () => {
  const log: string[] = [];
  const note = (who: string) => (element: unknown) => {
    log.push(`${who} ${String(element)}`);
    return () => void log.push(`${who} not ${String(element)}`);
  };
  const { ref } = mergeProps({ ref: note('ours') }, { ref: note('own') }) as unknown as {
    ref: (element: unknown) => () => void;
  };
  const endOfA = ref('a');
  ref('b');
  endOfA();
  expect(log).toEqual(['ours a', 'own a', 'ours b', 'own b', 'ours not a', 'own not a']);
});

test('a value that is no handler is the page’s choice', () => {
  expect(mergeProps<object, object>({ onClick: vi.fn() }, { onClick: null })).toEqual({ onClick: null });
});

test('merges the same two refs to the same function, so that React does not attach them again', () => {
  const [ours, own] = [vi.fn(), vi.fn()];
  expect(mergeProps({ ref: ours }, { ref: own }).ref).toBe(mergeProps({ ref: ours }, { ref: own }).ref);
});
