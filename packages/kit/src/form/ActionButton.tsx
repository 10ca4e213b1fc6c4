import { useId, type ComponentProps, type MouseEvent } from 'react';

interface ActionButtonProps extends Omit<ComponentProps<'button'>, 'onClick' | 'type'> {
  /** The URL that acts without JavaScript. @default a button without a form */
  action: string | undefined;
  /** Called when the button is pressed; the form is not submitted then. */
  onAct: (() => void) | undefined;
}

/** A button that posts to a URL without JavaScript. It is not inside its form, so that it is styled like the items beside it. */
export function ActionButton({ action, onAct, ...rest }: ActionButtonProps) {
  const id = useId();
  if (action === undefined) return <button {...rest} type="button" onClick={onAct} />;
  const act = (event: MouseEvent) => {
    if (onAct === undefined) return;
    event.preventDefault();
    onAct();
  };
  return (
    <>
      <form id={id} hidden noValidate method="post" action={action} />
      <button {...rest} type="submit" form={id} onClick={act} />
    </>
  );
}
