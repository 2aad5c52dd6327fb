import type { Signs } from './table.ts';

export const EN_SELF: readonly Signs[] = [
  {
    kind: 'suicide',
    rows: `
      says|said|wrote|text|message|goodbye ..6 hell|shell|he_will|she_will|ill|theyll ..1 be ..1 dead|gone ..3 tomorrow|tonight|morning|sunday|monday|friday + a friend sent me a goodbye message, says he'll be dead by tomorrow - says the phone will be dead tonight
      end|ending|take|taking my life|days ..2 !as|in_the|chapter & <i>|decided|plan|tonight|going|will|date|letters|myself + i have decided to end my life in june - end of my days off
      !glue|nail|heat gun|rifle|pistol|shotgun ..4 loaded|lap|hand|table|next_to_me|beside_me|mouth|head|temple & tonight|now|doing|going|goodbye|do_it|end|final ..1 !glue|nail|hunting + gun is loaded and on my lap, i'm doing it tonight - glue gun on the table tonight
      insurance && better_off ..4 dead|gone|without && picked|date|decided|chosen|plan|th ..1 + insurance pays it all, they're better off with me dead, picked the date - insurance date
      insurance|family|kids|they|everyone|wife|theyre ..6 better_off|pays|payout|paid|debt|mortgage ..6 dead|die|gone|without_me|im_not_here & date|picked|decided|chosen|plan|when|know_how|week|how ..1 !car + life insurance pays off everything so they're better off with me dead, picked the date - car insurance pays better
      bought|got|ordered ..1 a rope & know_where|know_when|where_im|tree|use_it|tonight|woods ..1 !climbing|boat + bought a rope yesterday and i know where im going to use it - bought a rope for the boat
      how_many|how_much|what_dose|what_amount ..2 <drug>|of|dose ..6 kill|die|lethal|fatal|overdose|death ..2 !weeds|flies + how many tablets would it take to kill me - how many tablets are in the box
      gonna|going_to|will|want_to|wanna|about_to kms|unalive|off_myself|neck_myself|top_myself|do_myself_in ..2 !laughing|lol|with_him|with_her + gonna kms tonight no one will even notice - gonna end the call
      gonna|going|will|about|want|wanna|need ..2 throw|chuck|fling|hurl myself ..3 in_front|off|under|from|out|into_the_river|onto ..1 !work|it + gonna throw myself in front of a train tomorrow - gonna throw myself into work
      sat|sitting|sit|standing|stood|stand|lying|lay|laid|climbed|im|on ..4 bridge|ledge|tracks|rails|railway|rooftop|roof|railing|parapet|windowsill|balcony|cliff & let_go|jump|jumping|train|goodbye|thank|end|letting_go|step|coming|fall|drop ..1 !station|photo* + stood on the bridge now, im going to jump - sat on the balcony in may
      kill_myself|killing_myself|end_my_life|ending_my_life|hang_myself|hanging_myself|take_my_own_life|taking_my_own_life|end_it_all|commit_suicide|unalive_myself ..3 !laughing|with_laughter|lol|prevention + about to kill myself - about to kill the lights
      want|wanna|wanting|ready|going|gonna|prepared|wish ..1 to? die ..2 !of|from|laughing|happy|for|old|in|hair|the|alone_in_this + ready to die - ready to dine
      want|wish|hope|sleep|disappear|could ..5 never|not wake_up ..1 !early|before|at|late + i want to disappear and never wake up - i hope to not wake up early
      <i> ..3 <not> ..3 see|find|have|got ..2 point|reason|future|way ..2 living|live|alive|going_on ..1 !room + i don't see any point in living - i dont see the point in moving
      no|any|the ..1 point|reason ..1 in|to|of ..1 living|live|being_alive|carrying_on_living ..1 !room|there|with|in + whats the point of living - the point of leaving
      painless|painlessly|quickest|easiest|best|without_pain|least_painful ..3 way|ways|method|methods|how|to ..3 die|kill|end_my_life|end_it|go_forever|suicide + is there a painless way to die - the easiest way to cook
      how ..2 die|kill_myself|hang_myself|end_my_life ..2 without|painless*|pain|quick*|fast|easily|sleep + how can i die without pain - how to try without paint
      hose|exhaust|carbon_monoxide|gas & car|garage|oven & end|die|sleep|kill|over|goodbye|breathe_it + in the car with a hose, i want it to end - hose and car wash
      <i> ..6 hang|hanging|shoot|shooting|drown|drowning|poison|stab myself ..1 !in_the_foot|in_work|in_paperwork|a_coat + tonight i will hang myself - i shot myself in the foot
      <i> ..3 <want> ..2 <die> ..1 !of|from|laughing|for|with|alone|tired|rich|famous|peacefully|old|happy|in|knowing|before|young|on|line|trying + i want to die + im going to die tonight i have decided + i wish i was dead - i want to die of shame - i want to die happy at 99
      <i> ..1 wish|wished|wishing ..3 dead|never_been_born|never_woken_up|wouldnt_wake_up|didnt_exist|never_existed|wasnt_alive|could_die|would_die|not_alive|not_wake_up|could_disappear_forever + i wish i was dead - i wish the phone was charged
      <i> ..7 <killself> + i keep thinking about how i would kill myself + i'm so close to ending my life - i am scared of the exam
      <i> ..5 ~suicidal|suicidel|suicidle|suisidal + i feel suicidal again - suicidal ideation was the topic
      thinking|thoughts|considering|planning|think|think_of|contemplat*|attempt*|plan|plans ..2 ~suicide|suicidal|<killself>|dying_tonight + thinking about suicide every night - thinking about dinner
      <not> ..2 want ..2 live|living|alive ..1 !in|with|here|there|like|at|on|near|next|off|alone|together|by|under|beside|abroad|for|from|paycheck|this|separately + i dont want to live anymore - i don't want to live in this city
      <not> ..2 want|wanna ..1 to? be ..1 alive|on_this_earth|in_this_world|on_this_planet + i dont want to be alive - i dont want to be late
      <not> ..2 want|wanna ..1 to? exist|wake_up_tomorrow|wake_up_again|wake_up_anymore|wake_up_ever|see_tomorrow + i dont want to exist anymore - i dont want to wake up at five
      <not> ..2 reason|point|will|desire ..3 live|living|staying_alive|be_alive|being_alive|to_go_on + i have no reason to live - no reason to leave
      nothing|nobody left? ..1 to? live_for + theres nothing to live for - nothing to do
      <i> ..4 sick|tired|done ..2 living|being_alive|of_life|with_life + im tired of living - im tired of cooking
      life ..2 <not> ..2 worth ..1 living|it + my life isnt worth living - life isnt worth the stress of ironing
      better_off|rather_be|might_as_well_be dead + my family would be better off if i was better off dead - better off with the train
      never wake up ..2 again|anymore|tomorrow + i want to go to sleep and never wake up again - i never wake up before seven
      sleep ..2 never|not ..1 wake_up + just want to sleep and not wake up - sleep badly, never rested
      wrote|written|writing|left|leaving ..4 ~suicide|goodbye ..1 letter*|note* !to_my_boss|to_my_team|to_alcohol|to_work + ive written my goodbye letters - i wrote a letter
      ~suicide note|letter|letters|pact + i left a suicide note - i left a note
      saved|saving|stockpil*|hoard*|collected|collecting|stashed|hiding|counted|counting ..4 pills|tablets|meds|paracetamol ..4 !in|for_my|from + ive been saving up the pills - i saved the file
      pills|tablets|meds ..4 ready|in_my_hand|in_front_of_me|lined_up|on_the_table_and|saved_up + i have the pills lined up in front of me - pills are sorted for sunday
      rope|noose|belt ..4 ready|tied|neck|tonight|attic|ceiling|beam|tree|bought|hanging|garage + i have the rope ready tonight is the night - rope for the swing
      tied|bought|got|have|with|made a|the noose + i made a noose - a moose
      <i> ..8 jump|jumping|throw_myself|throwing_myself ..4 bridge|building|roof|window|train|cliff|balcony|tracks|ledge|tube|metro|traffic|floor + i want to jump off the bridge - i jumped off the sofa
      <i> ..5 on|at ..3 bridge|ledge|roof|rooftop|railing|tracks|cliff|balcony|edge & jump|jumping|end_it|step_off|let_go|say_goodbye|goodbye|go_over|goodbyes + i'm standing on the bridge and i'm going to jump - i met her on the bridge
      <i> ..4 drive|crash ..3 into a tree|wall|truck|lorry|oncoming + i want to drive my car into a tree - i drive into a nice town
      walk|walking|step|stepping|run|lie|lying|stand|standing in_front_of|into|on|on_the ..2 train|trains|traffic|tracks|bus|lorry ..1 !of_thought|of + im going to step in front of a train - step into a train of thought
      <i> ..4 end|ending it|everything ..2 all|tonight|now|today|for_good|forever|tomorrow|here + im going to end it tonight - i want to end it with my boss
      slit|slitting|cut|cutting|open|opened|opening|slash|slashed my? wrist|wrists|veins|throat + i slit my wrists - i cut my hair
      gun|pistol|rifle|knife|blade|shotgun & <i> & end|head|myself|mouth|finish|temple + i've got a gun to my head - a gun in the museum
      gun|pistol|barrel ..3 my head|mouth|temple + gun to my head - gun show
      <i> ..4 tried|attempted|trying|failed ..3 <killself> + i tried to kill myself last night - i tried to end the call
      <someone> ..6 wants|want|going|gonna|threat*|says|said|texted|will|might|trying|tried|talks|talking|talked|plans|planning|about_to|posted|wrote|keeps ..6 <killother> ..1 !prevention|squad|ago + my friend says she wants to kill herself + my brother is going to kill himself - my sister wants to kill the weeds
      <someone> ..6 wants|want|says|said|texted|wrote ..4 want|wants|wish|wishes|rather|better ..3 <die> ..1 !of|from|laughing + my son says he wants to die - my son says the phone is dead
      <someone> is|was|feels|feeling|seems|been ..2 ~suicidal + my daughter is suicidal - my daughter is sunny
      <someone> ..3 <not> want ..1 to? live|be_alive ..1 !in|with|here|there|at|alone|together|near + my son doesnt want to live anymore - my son doesnt want to live with us
      last|final night|day|message|goodbye ..3 alive|on_earth|on_this_earth|before_i_die|before_i_go_forever + this is my last night alive - the last night of the fair
      by_the_time|when you ..2 read|find|see this|me ..4 dead|gone|over + by the time you read this i'll be gone - by the time you arrive
      goodbye ..1 world|everyone|cruel & <die>|kill|pills|over|forever|live|end + goodbye everyone, i dont want to live - goodbye everyone at work
      life_is|its|it_is not? worth nothing|living? & <die>|kill + life is worth nothing i want to die - life is good`,
  },
  {
    kind: 'self-harm',
    rows: `
      cutting|cut|burning my ..1 thighs|arms|legs|wrists|skin|stomach ..3 most|every|after|again|days|nights|when ..1 !oven|sun + been cutting my thighs most days after work - cutting my hair most days
      daughter|son|sister|brother|friend|niece|nephew|girlfriend|boyfriend ..2 is|been|keeps|s cutting|burning|harming herself|himself|themselves|again + my niece is cutting herself in her room - my niece is cutting the cake
      saw|found|seen|noticed|spotted|hides|hiding ..4 cuts|scars|slashes|cigarette_burns ..4 arms|arm|legs|thighs|wrists|stomach ..1 & daughter|daughters|son|sons|sister|her|his|friend|friends|niece ..1 !budget + i saw the cuts on my daughters arms - saw the cuts to the arms budget
      bang|banging|smash|smashing|hit|hitting|punch|punching|slam|slamming ..2 my ..1 head|fists|fist ..3 wall|floor|door|desk & bleed*|blood|bruise*|bruised|lump|twice|again_today|hurt|punish|on_purpose|knocked ..1 !spreadsheet + i bang my head against the wall until it bleeds - banging my head against the wall with excel
      cut|cutting|harm|harming|hurting myself ..3 !shaving|some|off|a|from|by|while|on|peeling|cooking|short|out|slack|running|at|in_the|with_the_bread + cut myself again today + i harm myself - cut myself a slice
      <not> ..1 stop|quit ..1 cutting|self_harming|hurting_myself|burning_myself ..1 !corners|costs|grass|carbs|hair|down + i cant stop cutting - cant stop cutting corners
      urge|urges|relapsed|relapse|temptation ..3 cut|cutting|self_harm*|hurt_myself ..1 !costs + i have the urge to cut - the urge to cut costs
      razor|razors|blade|blades|scissors|knife ..4 wrist|wrists|arm|arms|my_skin|thigh|thighs|my_leg|veins + i have a razor on my wrist right now - a razor for my beard
      <i> ..2 been|started|keep|kept|begun cutting ..3 since|again|for|every|a_lot|myself|my|when|because|at_night ..1 !hair|grass|costs|carbs + i have been cutting since monday - i have been cutting costs
      my ..1 arms|legs|thighs|wrists ..3 full_of|covered_in|covered_with cuts|scars|burns + my arms are covered in cuts - my arms are full
      <i> ..4 cut|cutting|slice|slicing|carve|carving|stab|stabbing|burn|burning|burned|burnt|scratch|scratching|scratched|sliced my_arm|my_arms|my_wrist|my_wrists|my_legs|my_thighs|my_skin|my_thigh|my_leg|my_stomach|my_forearm|my_body ..4 !oven|shav*|cook*|fence|bike|sun|iron_by|climbing|thorns|accident*|fell|garden*|roses|cat|stove|working|hob|pan + i've started cutting my arms again + i cut my wrist - i burned my arm on the oven
      <i> ..5 cut|cutting myself ..4 !by_mistake|shaving|slack + i cut myself last night + i am cutting myself - i cut myself while shaving
      <i> ..2 been? cutting again + im cutting again - im cutting costs again
      <i> ..5 hurt|hurting|harm|harming|injure|injuring|punish|punishing|burn|burning|burned|hit|hitting myself ..4 on_purpose|deliberately|again|to_feel|to_cope|so|because|every|tonight|when|until|last_night|badly|secretly|with + i hurt myself on purpose - i hurt myself running
      <i> ..2 want|wanna|urge|going|gonna|need|thinking|might|feel_like|about_to ..3 hurt|harm|cut|burn|cutting|hurting|harming|hurt_or_kill myself ..1 !off|some|a + i want to hurt myself - i want to cut myself some slack
      <i> ..5 self_harm*|selfharm*|self_injur* + i started self harming again - a lecture on self harm
      self_harm*|selfharm* again|relapse* + self harming again - self help again
      razor|blade|razors|blades|lighter|cigarette|cigarettes & arm|arms|skin|myself|thighs|wrist|wrists|legs & <i>|my + i burn my arms with a lighter - a razor for my beard
      burn|burning|burned myself|my ..3 cigarette*|lighter|matches|iron_on_purpose + i burn myself with cigarettes - i burned the toast
      my|our daughter|son|sister|brother|friend|girlfriend|boyfriend|child|teen ..4 cutting|cuts|harms|harming|hurts|burns|self_harm*|selfharm*|cut herself|himself|themselves|again|on_purpose|wrists? ..1 !shav* & herself|himself|themselves|self_harm*|selfharm*|wrists|arms|cutting_again + my daughter is cutting herself - my son cuts the grass`,
  },
  {
    kind: 'self-harm',
    urgent: true,
    rows: `
      cut*|slit|wrist*|vein*|wound|arm|arms && wont|doesnt|cant|not|hasnt ..2 stop*|stopping ..2 bleed*|blood + i cut my wrists and it won't stop bleeding - the bus doesn't stop
      <i> ..1 cut|cutting ..2 too|so|really|very deep ..2 !into + i cut too deep - cut deep into the budget
      cut|cutting|cuts|wrist|wrists|slit & blood|bleeding ..2 everywhere|a_lot|badly|loads|all_over + i cut my wrist and theres blood everywhere - blood test`,
  },
  {
    kind: 'overdose',
    urgent: true,
    rows: `
      snorted|injected|smoked|shot|dose|line|hit_of ..10 not|isnt|wont|doesnt|unresponsive|stopped ..2 respond|responding|wake|waking|breathing|move|answering ..1 !mails|texts & snorted|injected|smoked|dose|stuff|drugs|something|fitting|rattling + my mate snorted something hes fitting and not responding - smoked and not responding to mails
      poisoned ..1 myself|herself|himself|themselves + my friend texted that she poisoned herself - the boss poisoned the mood
      drank|drunk|swallowed|sipped ..3 antifreeze|bleach|drain_cleaner|weedkiller|poison + drank antifreeze on purpose - drank cider
      <took>|injected ..10 on_purpose|deliberately|purpose && <drug>|insulin|bleach|poison|antifreeze|product + i drank antifreeze on purpose - drank my juice on purpose
      <took>|mixed|injected && <drug>|<alcohol>|insulin|poison|antifreeze|bleach|drugs && to_die|to_kill_myself|wont_wake_up|dont_wake_up|never_wake_up|not_wake_up|to_end_it|kill_myself|to_sleep_forever ..1 !of + mixed pills and vodka to die and i feel weird - mixed wine to dye cloth
      insulin ..5 on_purpose|deliberately|all_of_it|so_i_dont_wake|to_die|at_once + injected insulin, all of it, on purpose, my insulin on purpose - insulin on prescription
      injected|inject|injecting|jabbed|took|dialled ..4 whole|all|full|entire|too_much|double|units|#10 ..4 insulin + i injected my whole insulin pen on purpose - i injected my insulin
      <took> ..3 too_much|way_too_much|loads|too_many|everything|something && breath*|wake|waking|unconscious|responding|collapsed|blue|passed_out + my mate took way too much and hes not breathing right - she took too much luggage
      <took> ..3 <many>|# ..1 packs|packets|boxes|bottles|strips|packet|box|bottle ..2 of ..2 <drug> + i took 2 packs of codamol an hour ago - two packs of biscuits
      overdosed|overdosing|~overdosed ..1 !on_coffee|on_netflix & help|i|ive|hes|shes|my|need + i need help i overdosed - an overdosed font
      baby|toddler|child|kid|son|daughter|year_old|grandson|granddaughter|he|she ..4 ate|eaten|swallowed|drank|got_into|eating|licked|chewed ..5 <drug>|battery|batteries|button_battery|magnet|magnets|bleach|my_pills|nicotine|vape_liquid|essential_oil + my 3 year old ate my blood pressure pills + baby swallowed a battery - the toddler ate a banana
      <not>|isnt|stopped ..2 responding|respond|wake|waking|moving && pill|pills|packets|tablets|drugs|needle|overdose|vodka|bottle + my flatmate isn't responding, empty pill packets next to him - not responding to mails about the bill
      <i>|she|he|hes|shes ..3 took|taken|swallowed ..3 something|stuff|poison ..6 <not>|wake|die|help|kill + he's taken something and i cant wake him - i ordered something for lunch
      going_to|gonna|about_to|will take|swallow ..3 all|them_all|whole|every|the_lot & <drug>|pills + im going to take all the pills - im going to take all the boxes
      <took> ..6 <many> ..4 <drug> !box|tomorrow|with_me|with_us|back|to_the|to_work|to_school|home|away|left|for_my|prescribed|as|in_my_bag|from_the_chemist|to_mum|on_holiday|out|cabinet_to + i took the whole box of tablets half an hour ago + my wife has taken all her sleeping pills + just took 40 ibuprofen - i took my tablets this morning - i took all the tablets back to the pharmacy
      <took> & too_many|too_much|way_too_many|all|whole ..3 <drug> & asleep|sleepy|die|dying|help|dizzy|sick|tired|wake|happens|now|unconscious + i have taken too much medication and feel dizzy - i have too many tabs open
      <drug> ..6 took|swallowed|taken|ate|downed|popped ..1 all|them_all|too_many|the_lot|all_of_them|every|the_whole|everything|the_rest + the sleeping pills, i took them all - the tablets i took yesterday
      <many> ..3 <drug> & just_now|minutes_ago|hour_ago|hours_ago|this_morning|tonight|last_night|now & took|swallowed|taken|ate|had|ive|i've|popped|inside_me|gone + i've had about thirty paracetamol this morning - thirty tablets tomorrow
      took|taken|swallowed|ate|eaten ..2 everything|all|whole|anything ..4 medicine_cabinet|bathroom_cabinet|medicine_cupboard|pill_drawer|first_aid_kit|medicine_box|pill_box + my friend took everything in the medicine cabinet - i took everything out of the kitchen cabinet
      <i>|<someone> ..4 ~overdosed|overdosing|od|ods|oded + my son overdosed - i overdosed on coffee
      taken|took|take|taking|having|had an|another|a overdose|~overdose + ive taken an overdose - an overdose of sun
      <i>|<someone> ..4 drank|drunk|swallowed|ingested|ate|drinking|eaten|licked|sipped|swallowing ..5 bleach|antifreeze|drain_cleaner|oven_cleaner|disinfectant|detergent|weed_killer|weedkiller|rat_poison|paint_thinner|batteries|battery|button_battery|poison|petrol|gasoline|dishwasher|washing_pod|toilet_cleaner|white_spirit|turpentine|acid|pesticide|methanol|cleaning|bathroom_cleaner|lamp_oil|nail_polish|mushrooms_from_the_garden|berries_from + my son drank bleach + toddler she ate rat poison - my son drank milk
      mixed|took|taken|washed|swallowed|with ..3 #10|handful|lots|load|bunch|all|many|whole|bottle ..3 <drug> ..3 with|and ..3 <alcohol> + mixed 20 xanax with vodka im getting sleepy - took one aspirin with water
      inject*|shot_up|snort*|smoked|took|taken|used|using|shooting ..4 heroin|fentanyl|coke|cocaine|opioids|ketamine|ghb|meth|crack|mdma|ecstasy|morphine|speed & lips|wake|waking|unconscious|breathing|breathe|blue|respond*|unresponsive|overdos*|collaps* + my boyfriend injected heroin and his lips are blue - he snorted at my joke
      took|taken|swallowed|popped|downed ..6 <drug> && wake|waking|unconscious|unresponsive|respond|passed_out|die|kill_myself|end_it|end_my_life|cant_stay_awake|falling_asleep|help_me|not_breathing|going_to_happen|happens_now|will_happen + she took pills and won't wake up - he took pills for his heart
      <many> ..3 <drug> && wont|not|cant|doesnt|isnt ..1 wake|waking|respond|responding|breathing + he had a load of pills and wont wake up - a load of pills in the bin`,
    unless: `
      as|like prescribed|told|usual
      to|back_to the ..1 pharmacy|chemist|hospital|recycling
      for|as|years blood_pressure|prescribed
      every|each|three_times|twice day|morning|a_day|week
      the ..1 dog|cat|vet|horse`,
  },
  {
    kind: 'medical-emergency',
    urgent: true,
    rows: `
      not|isnt|stopped|aint breathing ..1 !fire|easy|room & he|she|brother|sister|mum|dad|baby|mate|friend|husband|wife|hes|shes|son|daughter|what + my brother not breathing what do i do - not breathing fire
      foam|foaming|frothing ..4 mouth + hes foaming at the mouth - foam bath
      hanged|hung himself|herself !a|his|on & breathing|pulse|cut_him|cut_her|got_him_down|got_her_down|help|now|alive + grandad hanged himself in the shed we cut him down he isnt breathing - he hung himself a coat
      found ..8 hanging|hanged|hung|wrists_cut|wrists_slit|slit_wrists|cut_wrists|covered_in_blood & mum|mom|dad|brother|sister|son|daughter|friend|mate|flatmate|housemate|roommate|him|her|wife|husband|grandad|bath|nan|boyfriend|girlfriend ..1 !picture|coat + found my flatmate in the bath with her wrists cut - found the picture hanging in the hall
      cant|cannot|cnt|could_not|couldnt|not_able_to|unable_to ..1 wake|rouse|waken|get ..2 her|him|them|mum|mom|mother|dad|father|husband|wife|baby|friend|girlfriend|boyfriend|son|daughter|flatmate|grandma|gran|grandad|sister|brother|partner ..1 !a|up_in_the|for|to_school|out + i can't wake my mum up - i cant wake him for school
      wont|not|isnt|doesnt|wouldnt|hasnt wake|waking|woken up ..3 !in|for|early|on|before|at|to_go|when + he wont wake up - he won't wake up early
      <someone>|baby|he ..4 unconscious|unresponsive|not_responding|not_breathing|stopped_breathing|isnt_breathing|barely_breathing|not_conscious|hardly_breathing + shes unconscious and not breathing properly - he is breathing fine
      unconscious|unresponsive|stopped_breathing & he|she|husband|wife|mum|dad|mother|father|baby|friend|floor|found + found him unconscious on the floor - unconscious bias workshop
      turning|turned|gone|going|lips ..2 blue & breath*|lips|baby|he|she|choking|wake + his lips are turning blue - the sky turned blue
      <i>|baby|son|daughter|he|she ..2 choking ..2 !up + my baby is choking - i was choking up
      throat ..2 closing|swelling|swollen_shut & breath*|allerg*|bee|nuts|cant|stung|ate + my throat is closing and i cant breathe - my throat is dry
      ran_out|run_out|running_out|out_of|no|without|missed|last|cant_get|cant_afford|skipped|skipping|rationing|not_taken|havent_taken|havent_had|stopped|stopped_taking|stopped_my|low_on ..4 insulin ..1 !resistance|pump_brochure + i ran out of insulin two days ago + i have no insulin left - i have no insulin resistance
      insulin ..4 run_out|ran_out|gone|empty|finished|stolen|broke|broken|lost|ran|used_up|is_out + my insulin is all gone - insulin was discovered
      stopped|stop|quit|off|ran_out|run_out|missed|without|skipped|came_off|forgot ..5 ~prednisone|~prednisolone|steroid|steroids|~cortisone|~hydrocortisone|cortisol && faint*|passed_out|passing_out|collaps*|blacked_out|black_out|blacking_out|cant_stand|vomit*|dizzy|throwing_up|very_weak|so_weak|fell_over + i stopped my prednisone last week and fainted twice - i stopped reading
      faint*|passed_out|passing_out|collaps*|blacking_out|dizzy && since|after ..3 stopp*|quit*|coming_off|came_off|off ..4 ~prednisone|~prednisolone|steroid|steroids|~cortisone|~hydrocortisone + i keep fainting since stopping the steroids - dizzy after dancing`,
    unless: `
      school|alarm|nap
      my ..1 cat|dog
      pretend*|joking
      thank|cured`,
  },
];
