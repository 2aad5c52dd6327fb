import type { Mentor } from '@waymark/contracts/identity/mentors';
import { priceText } from '#lib/money.ts';
import { useUser } from '#lib/use-user.ts';
import { messagePath } from '#shared/messages/message-path.ts';
import { bookingPath, canBeBooked } from '#shared/talk/booking-path.ts';
import { IntroOffer } from '#shared/talk/intro-offer.tsx';
import { WaysToTalk } from '#shared/talk/ways-to-talk.tsx';
import { ButtonLink } from '#shared/ui/button.tsx';
import { NextTimes } from './next-times.tsx';
import { QuickFacts } from './quick-facts.tsx';

export function BookingPanel({ mentor }: { mentor: Mentor }) {
  const { user } = useUser();
  return (
    <section
      aria-labelledby="booking"
      className="self-start rounded-card border border-line bg-raised p-6 lg:-mt-26"
    >
      <h2 id="booking" className="text-xl">
        Time with {firstName(mentor)}
      </h2>
      <p className="tabular mt-1 text-sm text-muted">
        {priceText(mentor.sessionPrice, mentor.currency) ??
          `${mentor.name} has not set a price for 30-minute sessions yet.`}
      </p>
      <WaysToTalk mentor={mentor} className="mt-4" />
      <IntroOffer mentor={mentor} className="mt-4 text-sm" />
      {user?.id === mentor.userId ? (
        <ButtonLink to="/scheduling" className="mt-5 w-full">
          Your calendar
        </ButtonLink>
      ) : (
        <>
          {canBeBooked(mentor) ? (
            <>
              <NextTimes mentor={mentor} />
              <ButtonLink to={bookingPath(mentor)} variant="primary" className="mt-5 w-full">
                Book a Session
              </ButtonLink>
            </>
          ) : (
            <p className="mt-5 text-sm font-semibold">Not bookable yet</p>
          )}
          <ButtonLink to={messagePath(mentor.userId)} className="mt-3 w-full">
            Send Message
          </ButtonLink>
        </>
      )}
      <QuickFacts mentor={mentor} />
    </section>
  );
}

const firstName = ({ name }: Mentor): string => name.split(' ')[0] ?? name;
