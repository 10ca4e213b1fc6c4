import { Button, type ButtonProps } from '../button/Button.tsx';

/** Options of RedeemButton. */
interface RedeemButtonOptions extends Pick<ButtonProps, 'variant'> {
  readonly id: number;
  /** The text of the button, and its accessible name with the reward. */
  readonly label: string;
  readonly named: string;
  /** The id of the reward of the list that is being redeemed, or null. */
  readonly redeeming: number | null;
  readonly onRedeem: (redeem: { id: number }) => void;
}

/** The button that redeems a reward of a list; while another one is redeemed it is inactive. */
export function RedeemButton({ id, label, named, redeeming, variant, onRedeem }: RedeemButtonOptions) {
  return (
    <Button
      variant={variant}
      size="small"
      isPending={redeeming === id}
      unavailable={redeeming !== null && redeeming !== id}
      aria-label={named}
      onClick={() => onRedeem({ id })}
    >
      {label}
    </Button>
  );
}
