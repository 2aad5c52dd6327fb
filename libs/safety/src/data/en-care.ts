import type { Signs } from './table.ts';

export const EN_CARE: readonly Signs[] = [
  {
    kind: 'withdrawal',
    urgent: true,
    rows: `
      no ..1 booze|alcohol|drink|vodka|beer|wine|whisky && shaking|shakes|sweating && spiders|seeing|voices|all_over|bugs|days ..1 + 2 days no booze, shaking all over and seeing spiders on the wall - no booze in the house
      day|days|night|hours without|off ..3 <alcohol>|<benzo>|drink && shak*|sweat*|voices|seizure*|fit|halluc*|tremb* + second day without whisky, sweating, shaking and hearing voices - second day without wine in the house
      <not>|no|last|without ..4 drink|alcohol|drinks|booze|vodka|wine|valium|xanax ..6 days|hours|day|yesterday|since|week && shaking|shakes|trembl*|seizure*|hallucinat*|seeing_things|sweating|fits|spiders|confused + haven't had a drink for two days, shaking really badly and seeing things - havent had a drink for days, shaking hands with all
      <stopped> ..8 <alcohol>|<benzo> && shak*|trembl*|tremor*|seizure*|fits|fit|hallucinat*|spiders|insects|bugs|seeing_things|see_things|hearing_voices|hear_voices|confused|delirium|convuls*|seeing_people|see_people|see_shadows|sweating|ants|rats + i stopped drinking three days ago, my hands shake and i see spiders - i stopped smoking and shake my head
      shak*|trembl*|seizure*|hallucinat*|convuls*|seeing_things|sweating ..6 when|if|without|unless|because|since ..2 i? ..1 <not>|stopp*? ..2 drink|alcohol|drinking|vodka|<benzo> + i shake and sweat when i don't drink - shaking when i speak
      withdrawal*|withdrawing|detoxing|detox|cold_turkey && shak*|trembl*|tremor*|seizure*|hallucinat*|seeing_things|see_things|convuls*|confused|sweating|fits + in withdrawal and shaking badly - withdrawal from savings
      alcoholic & shak*|seizure*|hallucinat* && stopp*|quit + my alcoholic brother stopped and is shaking and had a seizure - alcoholic drinks`,
    unless: `
      excitement|laughter|laughing|head|hands_with|cocktail*|milkshake*`,
  },
  {
    kind: 'pregnancy',
    urgent: true,
    rows: `
      pregnan*|weeks && losing|lost|passing|gushing|loads|lots ..3 blood|clots|fluid|waters ..1 !test + 10 weeks pregnant and losing a lot of blood - pregnant and tired
      pregnan*|trimester|expecting_a_baby|weeks_along|weeks_gone|preggo|weeks_preg && bleed*|heavy_bleeding|blood|contractions|waters_broke|water_broke|waters_have_broken|water_has_broken|severe_pain|terrible_pain|strong_cramps|bad_cramps|stomach_pain|cant_see|blurred_vision|worst_headache + im 30 weeks pregnant and bleeding - my friend is pregnant and i bought oranges
      baby|bump ..5 <not>|stopped|hasnt|less|barely|hardly ..3 mov*|kick*|kicked ..3 !house|out|in|flat|table|to + i havent felt the baby move and baby hasnt moved - baby not moving house
      <not>|cant|stopped|havent ..2 feel*|felt ..3 baby|him|her|bump|movement ..1 move|moving|kick|kicking|moved|movements? ..3 !house + i can't feel the baby moving - i don't feel like moving
      pregnan* && <not>|havent|cant|stopped|no ..3 felt|feel|movement|movements|moved|move|moving ..2 !house + pregnant and i havent felt the baby move since yesterday - pregnant and not moving house`,
    unless: `
      cat|dog|cow|horse|mare`,
  },
  {
    kind: 'chest-pain',
    urgent: true,
    rows: `
      chest ..4 & jaw|arm|sweat*|back|sick & tight|pressure|squeez*|heavy|crushing|pain ..1 !gym|press|bench + its tight across my chest and jaw, im sweating, is it stress - chest of drawers in the back
      words|speech|talking|speaking ..3 wrong|funny|jumbled|weird|slurred|garbled|slurring && arm|hand|face|leg|mouth|side|sudden* ..1 !english + gran started talking funny suddenly and her hand went floppy - the dj is talking funny
      lift|move|raise|feel ..3 arm|hand|leg|side && words|speech|speak*|slur*|talking ..3 wrong|funny|jumbled|weird|slurred|out|properly|sudden? ..1 & sudden*|wrong|funny|jumbled|slur*|right|left + cant lift my right arm all of a sudden and words coming out wrong - lift the side of words
      arm|hand|leg|side ..5 lift|move|raise|numb|weak|limp|dead|feel|work* && words|speech|speak*|talk*|slur*|face|mouth ..1 !tattoo & words|speech|speaking|slur*|sudden*|talking_funny|talk_properly + cant lift my right arm all of a sudden and words coming out wrong - raise your hand to speak
      face|mouth|eye|smile ..4 dropped|drooped|droopy|wonky|twisted|crooked|slid|gone_down|lopsided|fallen && talk*|speak*|speech|words|slur*|arm|hand ..1 !cake + my husbands face has dropped on one side and he cant talk properly - the mouth of the doll is crooked
      chest && crushed|crushing|spreading|jaw|left_arm|elephant|vice ..2 !muscle && pain|chest|hurts|feel|feels ..1 !press + my chest feels like its being crushed - chest press
      pain ..5 jaw|left_arm|down_my_arm|into_my_arm && chest|heart|sweat*|breath*|sick + chest pain goes to my jaw - pain in the jaw after the dentist
      chest ..3 pain|pains|hurts|hurting|pressure|crushing|squeez*|heavy|burning|aching|ache|aches|stabbing|killing + my chest hurts when i run + ive got chest pain - chest of drawers
      pain|pains|pressure|tightness|squeezing|stabbing|crushing|ache ..3 chest|heart|left_arm|breastbone + pressure in my chest - pressure at work
      chest ..3 tight*|tightening|constrict* && arm|jaw|sweat*|breath*|pain|hour*|minutes|left|spreading|dizzy|sick + my chest is tight and my left arm tingles - a tight chest before the speech
      tight*|heaviness|weight ..3 chest && arm|jaw|sweat*|breath*|pain|hour*|minutes|left|dizzy|sick + tight feeling in my chest and i cant breathe - tight budget
      left arm|side ..3 numb*|pain*|tingl*|hurts|heavy && chest|heart|breath*|sweat*|face|jaw|speech|dizzy|sick + left arm numb and short of breath - left arm of the sofa
      <i>|he|she|husband|wife|mum|dad|mother|father|think ..4 having ..2 heart_attack|stroke ..2 !of_luck|of_genius + i think im having a heart attack - he nearly had a heart attack laughing
      face|mouth ..3 droop*|numb|sag*|lopsided|crooked && speech|arm|speak|slur*|talk|words|stroke + his face is drooping and he slurs - a face mask
      heart ..3 pain|stabbing|racing|pounding && faint*|collaps*|chest|arm|passed_out|blacking_out + my heart is racing and i nearly fainted, chest hurts - heart pounding when i pressed send`,
    unless: `
      press|bench|workout|drawers|wax|tattoo`,
  },
  {
    kind: 'eating-disorder',
    urgent: true,
    rows: `
      fast|fasting ..6 since|days|total|dry|hours && fat|thin*|skinny|kilos|pounds|lose ..1 !internet + total fast since sunday, still see myself fat - fasting for the blood test
      only|just|nothing_but ..3 water|tea|coffee|broth|black_coffee ..4 since|for|days|week && fat|thin*|skinny|weight|kilos|pounds|lose|food|eat* ..1 !plants + only water since sunday, no food, i still look fat - only water since sunday for the plants
      <not> ..2 eaten|eat|eating|ate|had_food|had_any_food|food ..1 anything|food|properly|much|a_thing|at_all|solid|solids? ..1 for|in|since|all ..3 day|days|week|weeks|monday|tuesday|wednesday|thursday|friday|saturday|sunday + i havent eaten anything for five days to lose weight - i havent eaten meat for five meals
      <not> ..2 eaten|eat|eating ..6 lose_weight|get_thin|be_thin|skinny|get_thinner|stay_thin|so_fat|too_fat|calories + im not eating so i can lose weight - not eating late so i sleep
      # days|weeks without ..1 eating|food|a_meal + five 5 days without food - 5 days without sugar
      two|three|four|five|six|seven|ten days without ..1 eating|food + five days without eating - two days without wifi
      only ..2 water|coffee|tea ..3 # days & weight|thin|fat|eat|food + only water for 4 days to lose weight - only water for the plants
      starv* ..1 myself|herself|himself + i keep starving myself - starving, making lunch
      mak*|made|force|forcing myself|herself|himself ..2 sick|vomit|throw_up|puke|be_sick|throwing_up|purge + i make myself throw up after every meal - this job makes me sick
      throw_up|throwing_up|vomit|vomiting|puke|puking|purge|purging|purged ..4 after|every|each|everything ..4 meal|meals|eat|eating|food|dinner|ate|lunch|breakfast|binge*|day & <i>|my|she|daughter|he|son + i throw up after i eat - purge the files every day
      fingers|finger|toothbrush ..3 throat + fingers down my throat after dinner - a lump in my throat
      binge*|bingeing|binging ..4 purge|purging|throw_up|vomit*|puke + i binge and purge - binge watching
      laxative* && weight|every|fat|thin|after|gain|daily|skinny|lose|calories|eat|eating|box + taking laxatives every day so i dont gain - laxatives for my gran
      #low ..1 calories|kcal|cals|cal ..2 a_day|per_day|daily|day|total|max|only + living on 300 calories a day - i burned 300 calories
      only|under|below|less_than|on|just ..2 #low ..1 calories|kcal|cals + i eat only 400 calories - cake with 400 calories`,
    unless: `
      cat|dog|stomach_bug|norovirus|ramadan|lent|baby|burned|burn`,
  },
  {
    kind: 'eating-disorder',
    rows: `
      <i> ..5 anorexi*|bulimi*|eating_disorder ..3 !clinic_job|course|charity + i have anorexia - a documentary about anorexia
      my ..1 daughter|son|sister|friend|girlfriend|child ..4 anorexi*|bulimi*|eating_disorder|stopped_eating|refuses_to_eat|wont_eat_anything|not_eating_anymore|throws_up_after|purges + my daughter stopped eating - my daughter stopped eating meat
      my anorexia|bulimia|eating_disorder ..2 back|worse|again|came|returned|relapse* + my bulimia is back - my backpack
      relapse* ..3 anorexi*|bulimi*|eating_disorder|ed|restricting + relapsed into my eating disorder - relapse of the printer`,
    unless: `
      research|study|documentary|course|thesis
      recovered|meat|vegetables|sugar|sweets|broccoli`,
  },
  {
    kind: 'withdrawal',
    rows: `
      drank|drinking|drink|bottle|bottles|litre|litres|pints|cans ..6 day|daily|night && stopped|quit|gave_up|stop ..4 & <alcohol> && today|yesterday|morning|suddenly|cold_turkey|overnight|completely|dead|once ..1 !water + bottle and a half of rum every day for ten years, stopped completely this morning - a bottle of water every day
      <stopped>|reduce|cut_down ..4 <alcohol> && daily|every_day|every_night|bottle|bottles|litre|litres|heavy|heavily|alcoholic|dependent|years|withdrawal|units|shak*|all_day|since_morning|vodka && how|can|should|want|help|alone|home|safe|suddenly|once|cold_turkey|going|will|tomorrow|today + how do i quit drinking, i have a bottle of vodka every day - how do i stop drinking coffee
      drink* ..6 bottle|bottles|litre|litres|cans|vodka|units ..3 day|daily|every_day|night|every_night|every && stop|quit|sober|detox|how|can + i drink a bottle of whisky every day and want to stop - drink a bottle of water daily and stop
      <stopped>|reduce|reducing|cut_down|withdraw ..4 <benzo> + is it ok to stop valium by myself - i stopped the car
      alcohol|drinking|drink|booze|benzo*|opioid*|xanax|valium withdrawal*|detox ..1 !clinic_opened + alcohol withdrawal - bank withdrawal
      detox*|cold_turkey ..4 alone|at_home|by_myself|on_my_own + can i detox at home - juice bar at home`,
    unless: `
      coffee|cola|soda|juice|water|tea|smoking|cigarettes|coke|energy_drinks
      my|the ..1 doctor|gp|psychiatrist|clinic ..2 said|says|told|agreed|wants|is|and|helped
      with ..2 doctor*|clinic
      days sober|without`,
  },
  {
    kind: 'medicine',
    rows: `
      drink|drinking|have|alcohol|wine|beer|whisky|vodka ..6 with|on|while_on|while_taking|and|taking ..3 antibiotic*|<med>|painkillers|<drug> & <ask> + can i drink wine with my antibiotics - can i drink tea with my pillow
      <ask> ..8 <change> ..5 <med> + can i stop my antidepressants for this + i want to come off lithium on my own - can i stop the bus
      <i> ..3 <change>|stopped|quit|stopped_taking ..3 my ..3 <med> ..6 <ask>|myself|own|week|yesterday|without|suddenly|because|today|days + i stopped taking my medication a week ago because i feel fine - i stopped my medicine course at uni
      <not> ..2 take|taking ..3 my ..2 <med> ..1 anymore|any_more|any_longer + i dont take my meds anymore - i dont take my meds to work
      mix|mixing|combine|combining|together|take|taking ..6 <drug>|st_johns_wort|alcohol|<alcohol> ..6 with|and|together ..4 <med>|antibiotics|blood_thinner* & <ask> + can i take ibuprofen together with my blood thinners - can i take coffee with me
      <drug>|antibiotics ..4 and|with ..2 <alcohol> & <ask> + is it ok to drink wine with antibiotics and pills with wine - pills and wine list
      how_many|how_much ..2 <drug> ..4 can|should|safe|max*|kill|lethal|die + how many paracetamol can i take - how many tablets do you sell
      forgot|missed|missing|skipped ..6 <med> ..3 days|week|weeks|twice|doses + i have missed my meds for three days - i missed my medicine lecture`,
    unless: `
      my|the|a|her|his ..1 doctor|gp|psychiatrist|consultant|nurse|pharmacist|cardiologist|dr ..2 said|says|told|agreed|wants|decided|reduced|lowered|and|helped|gave|about|suggested
      with ..2 doctor*|gp|psychiatrist
      asked|told|talked|spoke|speak|see|seeing ..3 doctor|gp|pharmacist|psychiatrist
      vitamins|vitamin|laptop|ipad|samsung|cat|dog`,
  },
  {
    kind: 'pregnancy',
    rows: `
      <i> ..6 pregnant|expecting_a_baby|preggo && can|should|safe|ok|okay|allowed|dangerous|harm*|risky|still_do|may|bad_for + i'm pregnant, is this fast safe for me - my neighbour is pregnant
      during|while|when|in|if ..3 pregnan* ..8 safe|ok|okay|allowed|dangerous|can|should|risky|harmful + while pregnant is it safe - in a pregnant pause
      safe|ok|okay|allowed|dangerous|can_i|risky|harmful|should_i ..8 pregnan*|pregnancy|breastfeeding|trimester + is this run safe in my pregnancy - is this chair safe
      weeks|months pregnant ..8 can|safe|should|ok|allowed|medication|smoke|smoking|drink|drinking|fasting|run|running + im 5 months pregnant can i do this run - six months in`,
    unless: `
      leave|tell|boss|job|interview|neighbour|neighbor|colleague|cv|contract`,
  },
  {
    kind: 'eviction',
    rows: `
      nowhere ..1 to go|live|sleep & evict*|kicked|homeless|landlord|rent|thursday|friday|house|flat|out ..1 !holiday + kicked out friday and nowhere to go - nowhere to go on holiday
      evicted|eviction|evicting|bailiffs ..4 <weekday> + being evicted thursday and nowhere to go - convicted thursday
      evict|evicts|evicting|evicted ..1 us|me|my_family ..1 !in + council is evicting us next month - evicting the mice
      leave|move_out|vacate|get_out|be_out ..5 house|flat|home|apartment|place|property ..6 landlord|friday|monday|tuesday|wednesday|thursday|saturday|sunday|days|week|council|bailiffs ..1 & landlord|council|notice|nowhere|evict*|court|bank|have|must + we have to leave our house by friday, landlord says - i leave the house on friday
      eviction|evict ..1 notice|letter|order|hearing|date|proceedings|papers|threat|today|tomorrow + we got an eviction notice - conviction notice
      <i>|we|were|us ..4 evicted|being_evicted|getting_evicted|facing_eviction|eviction ..4 !ago|back + we are being evicted on friday - we invited them
      landlord|landlady|bank|owner|council|housing ..5 kick*|throw*|evict*|want|wants|putting|chucking|forcing ..2 us|me|my_family ..2 out|on_the_street|to_leave|gone|evicted + my landlord is throwing us out on friday - my landlord wants me to call
      landlord|landlady ..4 evict*|changed_the_locks|change_the_locks|notice_to_leave|section_21|notice_to_quit + my landlord changed the locks - my landlord changed the bulb
      section_21|notice_to_quit|possession_order|bailiff|bailiffs ..6 + the bailiffs are coming tuesday - the possession of the ball
      repossess*|foreclos* ..5 house|home|flat|us|me|mortgage|notice + the bank is repossessing our house - repossessed car auction
      los*|lose|losing|thrown_out|kicked_out ..3 home|house|flat|apartment ..6 rent|mortgage|arrears|behind|notice|friday|week|tomorrow|month + we will lose our home because of the rent - i lost my house keys
      homeless ..4 next|tomorrow|tonight|friday|week|soon|month|from & <i>|we|be|my + i will be homeless from friday - homeless charity run next week`,
    unless: `
      was|were evicted ..4 in|now_we|but
      volunteer|charity|new_house|bought|previous_tenant|turned_out`,
  },
  {
    kind: 'court',
    rows: `
      court|hearing|tribunal ..4 day_after_tomorrow|tomorrow|<weekday>|next_week ..1 & custody|solicitor|lawyer|no|my|ive|we|i|im ..1 !tennis|squash + court is the day after tomorrow for custody and i've no solicitor - the court is closed
      <i>|we|my|have ..5 court|tribunal ..2 date|hearing|case|order|summons|letter|appearance|papers ..3 !was|is_over|settled|behind|went|number + i have a court date next week - my court date was in march
      court|tribunal ..2 hearing|date|summons|tomorrow|next_week|on_monday|on_tuesday|on_wednesday|on_thursday|on_friday|monday|tuesday|wednesday|thursday|friday|next_month ..3 !was|settled|over + court hearing tomorrow no lawyer - tennis court
      <i>|we ..3 go|going|been|taken|taking|got|summoned|appear|called|have|must|need ..3 to|in|before|for court|trial|tribunal ..1 !as|and_won|settled|case_study|reporter + i have to go to court - i go to court as an interpreter
      got|received|had|have|served|sent|getting ..3 summons|subpoena|court_papers|court_letter|arrest_warrant|injunction + i got a summons - i got a summary
      being|am|im|getting|been|are|were sued|prosecuted|taken_to_court|charged_with + im being sued - i was sure
      charged with ..3 theft|assault|fraud|driving|possession|a_crime|dui & <i> + i am charged with assault - charged with new energy
      custody ..2 hearing|case|battle|court|fight + custody hearing for my kids - custody of the keys
      is|are|suing|taking suing|taking me|us to? court? & sue|suing|court + he is suing me - he is taking me to dinner`,
    unless: `
      court my|her|him
      tennis|basketball|squash|food|badminton|volleyball|padel|interpreter|translator|jury|settled|won|finished|reporter|sketch|drama|documentary|is_over|was_in|is_closed`,
  },
  {
    kind: 'medicine',
    rows: `
      wants|going|gonna|decided|stopped|stopping|binned|chucked|quit|ditched|want|coming ..3 stop|stopping|taking|off|stopped|bin|ditch|quit ..4 <med> !ball|course|lecture ..8 without_telling|without_seeing|without_asking|without_a|on_his_own|on_her_own|on_my_own|behind|doesnt_need|dont_need|secretly|by_himself|by_herself|off_his_own + my husband wants to stop his heart tablets without telling the cardiologist - wants to stop the medicine ball on his own
      double|two|extra ..2 dose|doses|of ..2 <med>|<drug> & can|should|ok|okay|may|safe ..1 !coffee + can i take a double dose of seroquel today - can i have a double dose of cream`,
  },
];
