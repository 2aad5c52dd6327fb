import type { Questions } from './table.ts';

export const EN_ASK: readonly Questions[] = [
  {
    kind: 'withdrawal',
    source: 'who-mhgap',
    rows: `
      stop*|quit*|detox*|cold_turkey|come_off|coming_off|taper*|withdraw*|get_off|getting_off|without|give_up|dry_out|sober & alcohol|drink*|vodka|whisky|wine|beer*|booze|bottle*|gin & how|can|should|want|shak*|sweat*|day|every|tomorrow|today|cold_turkey|alone|home|will|going|seizure*|safe & heavy|daily|every|litre|bottle*|shak*|sweat*|seizure*|cold_turkey|detox*|all_at_once|alone|at_home|years|tremble*|withdraw*|dependent|alcoholic : how can i stop drinking, i have a bottle of vodka every day
      stop*|quit*|detox*|cold_turkey|come_off|coming_off|taper*|withdraw*|get_off|getting_off|without|reduce|cut_down & xanax|valium|diazepam|alprazolam|benzo*|lorazepam|ativan|clonazepam|klonopin|zopiclone|sleeping_pills|temazepam|oxy*|opioid*|heroin|methadone|tramadol|codeine|gabapentin|pregabalin : can i come off xanax by myself
      alcohol|drinking|drink|booze|benzo* withdrawal*|detox : alcohol withdrawal
      <not>? shak*|sweat*|tremor*|seizure*|hallucinat*|delirium & drink*|alcohol|vodka|detox*|sober|withdraw* : i shake and sweat when i don't drink`,
  },
  {
    kind: 'medicine',
    source: 'who-mhgap',
    rows: `
      stop*|quit*|skip*|come_off|coming_off|halve|half|double|change|reduce|lower|taper*|drop|without|increase|swap|switch|off|instead_of|throw|flush & meds|medication*|medicine*|antidepressant*|pills|tablets|sertraline|prozac|lithium|insulin|antipsychotic*|ssri*|lexapro|zoloft|citalopram|venlafaxine|effexor|seroquel|quetiapine|olanzapine|ritalin|adderall|statin*|blood_pressure|blood_thinner*|warfarin|steroid*|inhaler|prednisone|beta_blocker*|epilepsy|contraceptive|thyroxine & can|should|could|want|wanna|how|going|gonna|my|is|may|thinking|decided : can i stop my antidepressants
      mix|combine|take|together & st_johns|ibuprofen|paracetamol|alcohol|meds|antidepressant* & with & can|should|safe|ok|is|could : is it safe to take ibuprofen with my meds`,
  },
  {
    kind: 'pregnancy',
    source: 'who-mhgap',
    rows: `
      im|i_am|am|while|being|might_be|maybe|when|if_i_am|become|currently|weeks|months pregnant|expecting_a_baby : i'm pregnant, can i do this step
      pregnant|pregnancy|trimester|breastfeed* & can|should|safe|ok|okay|allowed|how|is|bleed*|pain|i|my : is this run safe in my pregnancy
      bleeding|cramps|missed_period|test_positive|positive_test & pregnan*|weeks|period|test : missed period and a positive test`,
  },
  {
    kind: 'chest-pain',
    source: 'nhs-heart',
    rows: `
      chest|heart ..3 pain*|hurts|hurting|tight*|pressure|ache*|aching|burn*|squeez*|stabbing : my chest hurts when i run
      pain*|tightness|pressure|squeezing|stabbing ..3 in|on ..1 my|the ..1 chest|heart|left_arm|jaw : pain in my chest
      left arm|side & numb|pain*|tingl*|hurts & chest|heart|breath|sweat*|face : left arm numb and short of breath
      <not> ..2 breathe|breath|get_air|catch_my_breath & chest|pain|heart|suddenly|lips|dizzy : i can't breathe and my chest is heavy
      face & droop*|numb|sag* & speech|arm|speak|slur* : my face is drooping and my speech is slurred`,
  },
  {
    kind: 'eating-disorder',
    source: 'nice-ng69',
    rows: `
      throw*|make_myself|making_myself|vomit*|puk*|purg*|sick|laxative* & after|eat*|food|meal*|binge* & i|myself|my|me|every|calories|weight : i throw up after i eat
      i|im|my|have|me|with ..4 anorexi*|bulimi*|eating_disorder|binge_eating|ed_relapse : i have anorexia
      <not> eat*|eaten|ate ..4 days|anything|today|week|all & weight|fat|thin|skinny|calories|lose|control|proud : i haven't eaten in days to lose weight
      starv*|fasting|purg*|restrict*|bing* & weight|fat|skinny|thin|calories|kg|lbs|body|myself : i keep starving myself to get thin
      #|500|600|800 ..1 calories|kcal ..3 day|daily|only : i eat 500 calories a day
      lose|losing ..3 kg|kilos|pounds|lbs ..4 week|days|month|fast|quick* & how|want|need|eat*|starv* : lose 15 kg in a month how should i eat`,
  },
  {
    kind: 'eviction',
    source: 'legal-aid',
    rows: `
      evict*|eviction* ..5 notice|letter|me|us|order|today|tomorrow|week|going|threat*|from|date|monday|friday|bailiff*|getting|we|i|and|on|next? : we got an eviction notice
      landlord|landlady|bank|owner|council|housing & kick*|throw*|thrown|evict*|out|lock*|notice|leave|homeless|repossess* & me|us|we|i|my|our & out|week|days|month|tomorrow|friday|monday|notice|evict*|locks|home|rent|repossess* : my landlord wants us out by friday
      bailiff*|repossess*|foreclos* : the bailiffs come on tuesday
      lose|losing ..2 my|our|the home|flat|house|apartment & rent|mortgage|behind|arrears|notice : we will lose our home because of the rent`,
  },
  {
    kind: 'court',
    source: 'legal-aid',
    rows: `
      court|tribunal|trial ..2 date|hearing|on|next|tomorrow|monday|tuesday|wednesday|thursday|friday|case|order|summons|letter : i have a court date next week
      go|going|have|been|taken|taking|got|summoned|appear|called|show_up ..4 court|tribunal|trial|hearing : i have to go to court
      summons|subpoena*|lawsuit|sued|suing|court_order|custody_hearing|indict*|charged_with|arrest_warrant & me|i|im|my|us|we|got|received : i got a summons
      custody ..3 hearing|case|battle|of|kids & my|i|me|ex|court|lawyer : custody hearing for my kids`,
  },
];
