export {
  BonusCodeCard,
  type BonusCodeCardProps,
  type BonusCodeContent,
  type BonusCodeState,
} from './BonusCodeCard.tsx';
export {
  BonusCodeForm,
  type BonusCodeAnswerProps,
  type BonusCodeFormProps,
  type BonusCodeFormState,
  type BonusCodeReason,
} from './BonusCodeForm.tsx';
