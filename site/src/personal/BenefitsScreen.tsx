import { SectionHeading } from '@lounge/kit/section-heading';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { WelcomeActorsConnected } from '../content/live-chat/WelcomeActorsConnected.tsx';
import { OwnTicketsConnected } from '../content/tickets/OwnTicketsConnected.tsx';
import { useCamShows } from '../content/tickets/tickets-stores.ts';
import { FeatureFeedbackConnected } from '../engagement/surveys/FeatureFeedbackConnected.tsx';
import { PersonalLayout } from '../foundation/guest/PersonalLayout.tsx';
import { Settled } from '../foundation/guest/Settled.tsx';
import { VipSection } from '../foundation/subscriptions/VipSection.tsx';
import { messages } from '../foundation/vouchers/Benefits.messages.ts';
import { BenefitsConnected } from '../foundation/vouchers/BenefitsConnected.tsx';
import { BonusCodeConnected } from '../foundation/vouchers/BonusCodeConnected.tsx';
import { useVouchers } from '../foundation/vouchers/voucher-stores.ts';
import { WelcomeBonusConnected } from '../foundation/vouchers/WelcomeBonusConnected.tsx';
import { useRead } from '../shared/use-read.ts';

const codeField = 'bonus-code';

const Sections = observer(() => {
  const intl = useIntl();
  const { benefits, vouchers, codes, welcome } = useVouchers();
  const { own } = useCamShows();
  const [search] = useSearchParams();
  const code = search.get('code') ?? '';
  const enterCode = (text: string): void => {
    codes.setCode(text);
    void codes.check();
    document.getElementById(codeField)?.scrollIntoView({ block: 'start' });
    document.querySelector<HTMLElement>(`#${codeField} input`)?.focus({ preventScroll: true });
  };
  const codeOfAddress = useMemo(() => {
    const load = () => {
      codes.setCode(code);
      return codes.check();
    };
    return { load };
  }, [code, codes]);
  useRead(codeOfAddress, code !== '');
  return (
    <>
      <WelcomeBonusConnected />
      <Settled after={[welcome.codes, welcome.instance]}>
        <BenefitsConnected onUseCode={enterCode} />
      </Settled>
      <Settled after={[welcome.codes, welcome.instance, benefits.data, vouchers.list, own]}>
        <WelcomeActorsConnected />
        <OwnTicketsConnected />
        <section id={codeField} aria-labelledby="bonus-code-heading">
          <SectionHeading headingId="bonus-code-heading" title={intl.formatMessage(messages.bonusCode)} />
          <BonusCodeConnected />
        </section>
        <VipSection />
        <FeatureFeedbackConnected feature="benefits" />
      </Settled>
    </>
  );
});

/** The guest's benefits, and bonus codes. A code in the address is checked at once. @spec screen:personal.benefits */
export const BenefitsScreen = () => {
  const intl = useIntl();
  return (
    <PersonalLayout
      title={intl.formatMessage(messages.title)}
      lead={<p data-part="lead">{intl.formatMessage(messages.lead)}</p>}
    >
      <Sections />
    </PersonalLayout>
  );
};
