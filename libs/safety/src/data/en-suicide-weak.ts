import type { Signs } from './table.ts';

export const EN_SUICIDE_WEAK: readonly Signs[] = [
  {
    kind: 'suicide',
    level: 'weak',
    source: 'lifeline-988',
    rows: `
      <not> ..4 making|live|reach|see|around|make_it|get ..3 30|40|25|50|20|18|birthday|christmas|summer|next_year|morning|spring|graduat* : i dont see myself making it to 30
      <not> ..1 come|coming|going ..1 back ..3 time|this|from|ever|one_way|alive? : i am not coming back this time
      one_way ..3 : a one way ticket
      check|checking|clock|clocking|log|logging|opt|bow|bowing ..1 out ..4 life|forever|world|good|everything|friday|tonight|soon|all : checking out of life
      <pills>|rope|razor|gun|blade ..4 lined|laid|ready|counted|prepared|table|bed|hand|hands|waiting|drawer|pocket|car|bag : the pills are lined up on the table
      end|ending ..2 everything|things|it ..2 tonight|today|soon|now|for_good|all|finally? : i feel like ending everything
      <not> ..2 belong|made|meant|cut_out|fit ..4 world|life|here|anywhere|earth|planet : i don't belong in this world
      life ..2 isnt|not|never ..2 for_me|my_thing|worth : life isnt for me
      wont|not ..2 be ..1 there|here|alive|around|back ..3 sunday|monday|tuesday|wednesday|thursday|friday|saturday|tomorrow|anymore|wedding|birthday & sorry|love|tell|bye|thanks : i wont be there on sunday, sorry
      love you|yall|u all|both|guys ..3 sorry|forgive|goodbye|always|remember : love you all, sorry
      sorry ..4 everyone|everything|mum|mom|dad|guys|being|disappoint* ..5 burden|gone|hurt|love|forgive|failure|end|pain|this : sorry everyone for being a failure
      cant|cannot|cnt ..1 go_on|carry_on|keep_going|cope|keep_living|fight_it|live : i can't go on
      <not> ..1 do|take|handle|stand|face ..1 it|this|life|another_day|another_night ..1 anymore|any_more|any_longer|longer|again : i cannot face another day
      <not> ..2 strength|energy|will|courage ..3 live|go_on|fight|continue|left|keep_going : no strength left to go on
      everyone|nobody|no_one|they|all ..3 hates|sick_of|tired_of|leave|leaves|loves|love|need|needs|want|wants ..1 me ..4 anyway|anymore|why|here|alive? : nobody needs me anyway
      ashamed|humiliat*|ruined|lost_everything|destroyed & <not> ..2 live|face|go_on|bear : i am so ashamed i cannot live with it
      crying|cried|cry|shaking & every_night|all_night|all_day|cant_stop|cant_breathe|for_days & i|im|ive : i have been crying all night
      wish ..4 never|not|stop ..2 wake|born|exist*|happened_to_me|been_here : wish i could stop existing
      better|happier|easier|best|fine|relieved ..5 without_me|if_i_wasnt|if_i_was_gone|if_i_died|if_i_were|if_im_gone|if_i_disappeared|if_i_left|with_me_gone : everyone would be better off without me
      without me ..3 better|happier|easier|fine|relieved : without me they would be happier
      im|am|be|being|feel*|just|such ..3 burden|waste_of_space|dead_weight : i am just a burden
      <not> see|find|have|is|theres ..5 way_out|future|tomorrow|escape|way_forward|exit|hope|light|way_through : i don't see a way out
      no|zero|any ..1 way_out|future|hope|escape|exit|tomorrow|way_forward & i|me|im|my|theres|there|see|left : there is no future for me
      <not> ..2 imagine|picture|see|believe|think ..4 future|next_year|getting_older|getting_better|a_year_from : i can't picture a future
      point|purpose|sense|reason|use ..3 being|live|living|life|going_on|carrying|continu*|me|trying|existing|anything|it_all|getting_up|being_alive|staying : what's the point of being here
      whats|what|why ..3 point|even|purpose & anymore|here|alive|live|living|life|bother|exist : why do i even exist
      why am|do|should|are ..1 i|we ..2 still|even|here|alive|exist|live|bother|born ..2 here|alive|exist|live|trying? : why am i still here
      want|just|wish|need|make|wanted|hope ..3 it|everything|all|this|pain|thoughts|noise ..3 stop|end|over|finish*|be_done|go_away|go_quiet|disappear : i just want it all to stop
      <wish>|could|if|might|should|going|gonna|just ..4 disappear|vanish|cease|fade_away|evaporate|not_exist|stop_existing|be_gone|never_come_back : i want to disappear
      nobody|no_one|noone|no1|anyone|who|anybody|people ..3 notice|care|cares|miss|cry|realise|realize|mind & i|me|gone|died|dead|disappear*|left|vanish* : if i disappeared no one would notice
      tired|sick|exhausted|done|fed_up|over|bored|weary ..2 existing|exist|being_alive|being_here|living|life|everything|breathing|fighting|being|this_life|of_me|surviving|waking_up : tired of existing
      hate ..2 <live>|my_life|myself|waking_up|existing : i hate being alive
      if|wish|hope|hoping|wouldnt_mind|wouldnt_care|want ..5 bus|car|truck|train|lorry|something|lightning|meteor|cancer|heart_attack|plane ..4 me|kill*|crash*|id : if a bus hit me id be ok with it
      wouldnt|dont|not ..2 mind|care|bother ..4 die|died|dead|dying|wake|waking|alive|live|killed|happens_to_me : i wouldn't mind not waking up
      cant|cannot|cnt|cant_even|unable ..2 do|take|go|carry|keep|cope|handle|bear|live|continue ..5 anymore|any_more|longer|like_this|any_longer : i cant do this anymore
      dont|not want|wanna ..2 be_here|be_around|be|go_on|carry_on|keep_going|be_me|exist ..2 anymore|any_more|any_longer|tomorrow|longer? : i don't want to be here
      give|giving|gave|given ..1 up on life|everything|myself|living|the_world|me : im giving up on life
      give|giving|gave|given & away & my ..3 things|stuff|dog|cat|everything|possessions|belongings|guitar|clothes : giving away my things
      wont be here|around|alive|needing|there ..4 anymore|longer|next|christmas|much|summer|then|when|soon|to_see|by : i won't be here for christmas
      will|insurance|passwords|affairs|funeral|bank_details & sorted|ready|order|list|planned|wrote & gone|after|case|leave|when : got my passwords sorted for when i'm gone
      nothing|none|not_much|nothin ..3 matters|left|helps|worth|to_lose|look_forward|ahead|live_for : nothing matters anymore
      life|living|it|everything ..3 meaningless|pointless|unbearable|hopeless|not_worth|isnt_worth|worthless|empty : my life is pointless
      i|im|feel*|so|completely|totally ..3 hopeless|worthless|trapped|numb_inside|broken_inside|useless : i feel so worthless
      ~suicide|suicidal|self_destruct* : suicide is on my mind
      think*|thought*|dream*|obsess*|fantasi*|imagin*|wonder* ..4 death|dying|being_dead|my_funeral|my_own_death|dead : i keep thinking about death
      i|id|im|ill|we ..2 be dead|gone_soon|better_dead : i could be dead
      i|im <plan> ..2 die|not_make_it : i'm going to die
      ready|time|want*|wanna|going|need|decided|please|finally ..2 to? end_it|leave_this_world|go_home_to_god|leave_this_life|check_out|be_with_god|say_goodbye|rest_forever : ready to leave this world
      <someone> & says|talks|said|texted|told|keeps & goodbye|burden|no_point|dying|death|wants_to_die|disappear : my sister keeps talking about dying
      join|with|see ..4 mum|mom|dad|him|her|brother|sister|gran|husband|wife ..2 heaven|again_soon|other_side|up_there|in_the_sky : i want to be with my mum in heaven
      sleep|rest ..2 forever|eternally|for_good : i want to sleep forever
      dark|bad|scary|intrusive ..1 thoughts|place & again|cant|wont|back|scared|deep|me|stop|im|ive : the dark thoughts are back
      <not> ..2 safe ..2 myself|alone|with_myself|from_myself : i'm not safe with myself
      bridge|roof|tracks|rope|pills|gun|platform|balcony|ledge|cliff & keep|staring|looking|stood|standing|thinking|calling|pull|drawn|sit|sat|wonder* & i|im|me|ive : i keep standing on the bridge
      got|have|bought|saved|hid*|stash*|collect*|hoard* & rope|gun|bullets|lots_of_pills|enough_pills|all_my_pills|helium : i bought a rope
      wrote|written|writing|left|recorded & letter*|note & <moved> : wrote letters for my kids
      thanks|thank_you|sorry for_everything & goodbye|bye|love|over|everyone|end|last|time|forgive|ready|gone|wont : sorry for everything, goodbye
      life ..2 over|finished|done|ended : my life is over
      cut|cutting|slit|slash* ..2 wrist*|veins|throat : cutting my wrists`,
  },
  {
    kind: 'suicide',
    level: 'weak',
    source: 'lifeline-988',
    event: true,
    rows: `
      <i> ..6 die|dying|dead|death|suicide|suicidal|unalive|corpse|afterlife : maybe i die and it is fine
      <not> ..4 care|cope|fight|bother|smile|bear|function|pretend|breathe|continue|go_on|hold_on|keep_going|keep_it|be_strong|see_the_point|see_a_point|stand_it|stand_this|feel|matter*|live|struggl*|carry ..6 <anymore> : i can't pretend any longer
      if|hope|wish|hoping|pray*|wishing|imagine|better|maybe|wonder* ..6 i|id|im|me|ill ..5 die|died|dead|gone|vanish*|disappear*|hit|crash*|cancer|asleep|wake|killed|born|existed|exist|jumped|drown*|invisible|never : i pray that i just never wake
      never ..1 gets|get|getting|be|going|ends|end|stop|stops ..2 better|happy|ok|okay|normal|loved|enough|it|easier|ending & i|im|me|life|it|this|pain : it never gets better for me
      im|i_am|so|feel|all|just|me|completely ..2 done ..1 with ..2 life|everything|living|world|people|all|trying|it|being|existing|myself|fighting|this : so done with this life
      nothing|no_one|nobody|none|noone|nowt ..3 live_for|look_forward|matters|helps|changes|would_change|care*|miss|notice*|love*|needs|wants|understands_me|hears|sees|left|come_to_my_funeral|cry|listen*|worth|ahead & <me>|here|anyway : nobody ever sees me
      dark|bad|scary|ugly|intrusive|horrible|those|these|old|awful|evil|black ..1 thoughts|voices|feelings & back|loud*|worse|night|scar*|stop|wont|came|come|coming|return*|head|quiet|win*|strong* : those thoughts came back at night
      <not> supposed|meant|belong|alive|exist|born|deserve ..3 here|alive|be|exist|around|live|born|life|world|air|anything|happy|love* : i wasn't meant to be born
      should ..1 never|not ..2 been born|here|existed|alive|survived|woken : i should never have been born
      only|no_other|easiest|one|the|an|any ..1 way_out|way_to_stop_it|exit|escape|solution|option & left|die|me|i|see|is|death|find|pain : there is only one way out for me
      sleep|asleep|nap|coma|bed ..7 forever|never|eternal*|for_good|years|not_wake|without_waking|dont_wake|permanent* : i want to nap and never get up
      my ..1 funeral|grave|obituary|gravestone|tombstone|coffin|ashes|headstone|eulogy|burial|cremation|corpse|dead_body|wake : who would come to my funeral
      better|happier|easier|fine|relie*|glad|free*|lighter|cheaper|richer|cope|manage|peace ..6 without|if|once|when|rid_of|after|minus ..3 me|i|im|id|ive : they will be glad once i'm out of the way
      without|minus|rid_of me ..6 better|happier|easier|fine|ok|okay|free|lives|relief|peace|world|family|life : without me they have peace
      insurance|payout|pension|money ..8 dead|die|gone|death|worth_more|more_than_i & i|im|me|my : the insurance pays my family if i'm dead
      <not> care|mind|matter|bothered|bother|fussed ..4 what_happens|happens_to_me|if_i|whether_i|live_or|wake_up|im_alive|crash|hit_me : i don't care what happens to me
      do|doing|did|done something ..1 stupid|bad|drastic|permanent|silly|terrible|dumb|to_myself|final|regret & i|im|might|scared|afraid|ill|me|before|gonna|going : scared i might do something stupid
      finally|soon|at_last|only|just|forever ..5 at_peace|no_more_pain|in_peace|be_free|quiet_forever|be_quiet|with_him_again|with_her_again|peace_forever|rest_in_peace & i|ill|me|my|want|be|will : soon i'll be at peace
      google*|search*|look*_up|read*|research*|ask*|typed ..7 die|suicide|hanging|overdose|overdosing|kill_myself|lethal|painless|dying|end_my_life : i googled painless ways
      my|our|the|be|is last|final|very_last ..1 christmas|birthday|summer|winter|spring|autumn|sunrise|sunset|meal|supper|goodbye|breath|hours|hug|kiss|chapter|walk & <me>|this|be|for : this was my last christmas
      last|final|one_last ..1 message|text|post|call|letter|time & you|youll|from_me|hear|ever|goodbye|bye|sorry|talk|see|read & i|im|ill|me|my : one last text from me, sorry
      <not> ..4 here|around|alive|exist|be_there ..5 next_year|next_month|next_week|tomorrow|christmas|spring|summer|birthday|wedding|easter|when_you|to_see|much_longer|when_they|by_then|grow : i doubt, no, i won't be around when they grow up
      who ..2 take|takes|have|feed|feeds|look|looks|want|wants|get|gets|keep|raise|raises ..6 if|when|once|after ..2 i|im|ive|id : who takes my cat once i'm out of here
      when|once|after|if ..1 im|i_am|ive|id|i ..1 <severed> : what happens when i'm gone
      giv*|gave|donat*|hand*|sold|sell*|leav*|throw*|threw|return* ..5 my|all_my ..5 dog|cat|guitar|things|everything|stuff|records|jewel*|watch|collection|games|console|ring|books|savings|belongings|possessions|clothes|camera|bike & <not>|anymore|gone|away|need|last|soon|goodbye : sold all my records, no need for them anymore
      <not> ..2 need|needing|be_needing ..4 where_im|where_i_am|anymore|much_longer|soon|any_longer|after|by_then & i|me|my|im : i won't need money where i'm going
      delet*|cancel*|clos* ..4 my|all|everything ..4 account*|photos|social*|profile*|everything|appointments|plans & wont|gone|forever|goodbye|no_point|anymore|end|sorry|dont_need|remember : deleted all my photos so no one has to remember
      <not> ..4 plan|planning|book|make_plans|save|think ..5 future|ahead|next_year|past|beyond|tomorrow & i|im|wont|me|point|dont|cant : i don't plan beyond this weekend
      no|zero|whats|see|any|what ..3 point|use|sense|reason|purpose ..6 in|of|to|for|me|anymore|here|life|trying|on|living|getting_up & i|im|me|my|life|anymore|living|alive|here|on : i see no sense in going on
      hurt|hurts|ache*|pain|suffer*|struggl*|cry* ..6 <not> ..2 stop|end|stops|ends|take|bear|heal : the pain does not end
      feel|feeling|im|am|all|completely|totally|so|inside|go|gone|life ..3 empty|hollow|numb|dead_inside|worthless|hopeless|broken|unwanted|unloved|invisible|trapped|suffocat*|drowning|sinking|despair*|desperate|pathetic|disgust*|a_failure|a_burden|a_mistake|a_disappointment|in_the_way|a_waste|unlovable|beyond_help|doomed|lost_cause|better_off_dead : i feel completely hollow
      dont|cant|not|nothing|stopped|never ..1 feel*|enjoy|taste|care|laugh|smile* ..2 anything_anymore|anything_at|anything_when|a_thing|love|nothing|alive|joy|happy|human|real|at_all : i can't feel anything anymore
      waste|drain|weight|burden|dead_weight|problem|nuisance|mistake|parasite|disappointment|embarrassment ..3 space|oxygen|air|on_everyone|on_everybody|on_my|to_everyone|to_my|on_them|to_them|on_you|skin|family & i|im|me|my|being|feel : i'm just a waste of oxygen
      dragging|drag|pull*|hold*|ruin*|wreck*|destroy*|hurt* ..2 everyone|everybody|them|my_family|family|people ..3 down|back|lives|life|around|me & i|im|me|just|only : i only drag everyone down
      hate|despise|loathe|detest|disgust* ..3 myself|me|being_me|who_i_am|my_existence|being_here|life|mornings|my_guts|living : i loathe myself so much
      tired|sick|exhausted|weary|had_enough|enough|fed_up|bored|worn_out|over|cba ..3 of|with? ..3 life|living|fighting|everything|myself|trying|hurting|pretending|struggling|existing|feeling|being|breathing|surviving|pain|world|waking|crying|suffering : tired of pretending i'm fine
      life|world|existence|future|living ..5 pointless|meaningless|unbearable|hopeless|torture|hell|prison|nightmare|empty|over|ruined|worthless|too_much|too_hard|punishment|a_joke|dark|black|grey : my life is nothing but torture
      losing|lost|lose|given|give|giving|no|run|running|without|any|zero|out_of ..2 hope|will_to_live|fight|strength|reason_to|reasons_to|the_will|all_hope|will_to|faith_in & i|im|ive|me|my|left|live|go : i'm losing the will to live
      cant|cannot|dont|wont|not|barely|hardly ..3 keep|go|carry|hold|hang|see|survive|make|last|get|face|bear|face ..3 on|going|doing|through|out|another|tomorrow|this|tonight|day|living|it ..5 much_longer|anymore|any_more|night|tonight|like_this|day|alone|longer|life|pain|week|world : i can't survive another night
      bridge|roof|ledge|tracks|platform|cliff|balcony|rope|edge|train|railing*|motorway|river|height*|window ..9 look*|star*|down|thought*|think*|urge*|call*|pull*|jump*|tempt*|end|stood|stand*|one_step|imagin*|wonder*|easy|quick|picture & <me> : i stand at the river and think how easy
      look*|star*|stood|stand*|thought*|think*|urge*|jump*|tempt*|imagin*|wonder*|pictur*|walk*|sat|sit* ..7 bridge|ledge|tracks|cliff|rope|edge|railing*|overpass|viaduct|multistorey|height & <me>|down|water|traffic : i keep walking to the overpass
      close*|let_go|take|letting_go ..4 eyes|wheel|hands|steering ..5 driv*|road|wheel|motorway|car|oncoming|traffic & i|just|could|want|think : sometimes i close my eyes while driving
      stop|stopped|quit|dont|not|without ..3 looking|look|wear*|tak* ..5 cross*|road|seatbelt|seat_belt|insulin|both_ways|helmet & i|if|hope|me|care : i stopped looking when i cross the road
      car|bus|truck|lorry|plane|train|cancer|illness|heart_attack|stroke|accident|covid|something ..7 take_me|took_me|kill_me|killed_me|hit_me|end_it|finish_me|would_be_fine|be_ok|get_me|relief|just_happen|me_out : hope an accident takes it, let it kill me
      my_mind|brain|head|voice*|something ..4 tell*|say*|scream*|whisper* ..5 end|die|jump|do_it|worthless|kill|useless|better_off|nobody|hate|give_up|hurt_myself|cut : my head tells me to give up
      walls|everything|world|i|life ..3 closing_in|falling_apart|caving_in|collapsing|crumbling|going_black|getting_darker : the walls are closing in
      <someone> ..8 burden|worthless|no_point|hopeless|giving_up|gave_up|goodbye|funeral|death|disappear|better_off|not_safe|given_up|empty|pointless|self_destruct*|no_reason : my friend says she is worthless
      <someone> ..8 bridge|rope|tracks|ledge|rooftop|pills|gun & worried|scared|help|call|wont|locked|alone|threat*|says|text*|crying|answer*|stop : he texted from the bridge, crying
      join*|with|see|be|follow|together|meet ..5 mum|mom|dad|him|her|brother|sister|gran|nan|husband|wife|baby|son|daughter|grandad|grandma|twin|dog ..5 heaven|again_soon|other_side|up_there|sky|stars|grave|soon|above|clouds|next_life : i will see my son in the stars soon
      sorry|forgive|forgiv* ..8 burden|disappoint*|couldnt_be|wasnt_enough|failed_you|leaving|what_im|about_to|what_i_am|not_strong|too_weak|end|couldnt|gone|giving_up|let_you_down & i|me|im|my : forgive me for what i am about to do
      fault|blame|guilty ..6 nobody|nobodys|noone|no_one|not|dont|yourself|yours & sorry|love|goodbye|remember|please|gone|know : please know it is nobodys fault, i love you's not your fault, i love you`,
  },
  {
    kind: 'suicide',
    level: 'weak',
    source: 'lifeline-988',
    event: true,
    rows: `
      how ..2 high|deep|tall|far|long|fast|much|many ..9 to_work|die|jump*|enough_to|kill*|survive*|fatal|lethal|deadly|drown*|hang*|bleed*|painless|death & <i>|u|you|need|does|is|someone|person|it|would|look* : how deep must water be to drown someone
      standing|stood|sitting|sat|climb*|im|stand|walk*|go ..4 <brink> & <me>|rn|now|again|night|think* : i stood on the pier again
      <not> ..4 be|have|see|need|get|plan|make|reach|picture|imagine|survive ..5 birthday|<months>|next_year|thirty|forty|fifty|30|40|50|25|new_year|graduation|wedding|retirement|old_age|old|sunrise|grow_up & <me>|there|myself : i can't imagine myself at forty
      how much_longer & <i>|can|keep|take|last : no idea how much longer i last
      all|everything|just|only|so|its|goes|is ..2 black|dark|darkness|grey|bleak|void|empty_inside|nothing_there & <me>|keep|pretend*|ahead|anymore|inside|feel|see : it's just dark ahead for me
      hope|hoping|pray|wish|wishing ..4 thats_it|it_ends|its_over|its_the_last|not_open|dont_open|never_open|my_heart_stops|heart_stops|end_soon|i_dont|i_never : hoping my heart stops
      they|theyd|kids|family|everyone|wife|husband|mum|mom|world|team|theyll|you|everybody|parents ..3 fine|ok|okay|get_over|move_on|manage|cope|forget|better|adjust|find_someone|remarry & insurance|without|gone|me|money|after|eventually|anyway|move|time|soon : the kids would be ok eventually and my wife would find someone
      <me> & pretend*|fake|faking|mask|acting & longer|tired|exhaust*|anymore|happy|fine|smile|okay|dead|black|inside|cant : i am tired of faking a smile
      its|it_is ..1 time & <me>|goodbye|bye & giv*|gave|goodbye|bye|paid|last|sorry|bills|ready|peace|done|leave|sleep : i gave back the keys, said goodbye, its time
      gave|giving|given|give|found|left ..3 my ..2 dog|cat|pets|animals|ring|things ..3 to|away|with|at ..4 friend|cousin|mum|sister|neighbour|shelter|brother|someone|mate : gave my cat to a friend
      <firearm>|rope|helium|cyanide & <me>|bought|got|have|cabinet|loaded|licen*|attic|garage|drawer|ordered|found|close*|safe_key : i know where the shotgun is, safe_key in my pocket
      will|testament|funeral|passwords|affairs|insurance ..4 fast|quick*|change|ready|written|asap|pay*|update|arrange|plan*|plan|list|sort & wont|gone|before|not|last|when|dead|die|after|soon|suicide|time : is my will ready quickly before it ends, the will change before it is over
      <months>|<soonish>|tomorrow|weekend ..5 it|its|itll|everything|all|ill ..2 be|is|will ..2 over|finished|quiet|gone|done|free|peaceful|at_peace|end|ended & <i>|my|pain|promise|goodbye|last|me|finally : by sunday it will be quiet, i promise
      it|its|all|everything|life ..2 over|finished|ended|done ..5 tomorrow|tonight|soon|by|today|forever & i|im|ill|me|my : it's all finished tonight, i'm ready
      miss|lost|without|since ..4 him|her|son|daughter|mum|mom|dad|wife|husband|twin|brother|sister|baby|died ..9 want_to_be|wanna_be|be_with|join|follow|cant_live|cant_go_on|no_reason|go_too|die_too|me_too|took_me|instead|nothing_left|see_him|see_her : i lost my wife and i can't live, want_to_be with her i want to go too
      should|wish|why ..4 me|i|have ..3 instead|died|gone|taken|survive*|alive|woke|wake|saved|born & <i>|me|it|why : it should have been me instead
      wouldnt|dont|not|never|stopped ..3 fight|struggle|swim|scream|stop_it|try_to_survive|pull_away|move_away|care|brake|mind & if|die|car|drown*|train|fire|happen*|end|wake|live & <i>|me|my : i wouldn't brake if a car came
      life|living|being ..3 not|isnt|too|so|really|just ..2 for_me|hard|heavy|painful|much|worth|pointless|over|lonely|dark & <me>|anymore|keep|long|tired|bear|feel : being alive is just too painful for me
      alone|lonely|abandoned|unloved|forgotten|rejected|nobody|isolated ..9 end|die|disappear|cry*|anymore|gone|pointless|worthless|alive|exist|forever|hopeless|care*|give_up|pain|reason : so lonely i could disappear
      scared|afraid|frightened|worried|dont_trust|cant_trust|terrified ..5 myself|my_own_mind|my_thoughts|my_head|what_i|be_alone|left_alone|own_company|my_brain : i don't trust, i'm afraid of my own mind`,
  },
  {
    kind: 'suicide',
    level: 'weak',
    source: 'lifeline-988',
    event: true,
    rows: `
      <not> ..3 be|been ..1 around|here|alive|about ..5 after|when|anymore|then|long|longer|past|holidays|to|much|for : after easter i'm not gonna be around anymore
      drove|went|walked|cycled|drive|go|walk|came_back|pulled ..5 <brink> & <me>|back|today|again|only : i drove to the cliffs again
      why ..4 getting_up|get_up|bother|breathing|continue|keep_going|going_on|carry_on|trying|wake_up|fight|stay|survive & <i>|anymore|even|still : don't know why i even get up
      with|if|once|when ..1 me|im ..1 out|gone|away|dead|buried & they|theyd|everyone|all|family|kids|world|you|life|better|easier|breathe : they breathe easier with me out
      <not> ..2 see ..1 past|beyond|further|after & <i>|friday|week|tomorrow|tonight|now : i can't see beyond this week
      run|running|ran out ..1 of ..1 reasons|road|options|hope|fight|strength|lies|excuses & <i>|im|ive|my : i'm running out of options
      <someone> ..9 goodbye|farewell|last_words & post*|insta*|facebook|door|locked|answer*|tiktok|group|text*|wrote|sent|story|phone : my housemate posted a farewell story
      envy|jealous ..3 dead|people_who|those_who & die|died|dead|sleep : i envy the dead
      tied|tie|tying|knot|made|make|hang* ..3 rope|belt|noose_around|sheet|cord|it ..4 beam|rafter*|neck|hook|door|ceiling|tree|banister : tied it to the beam
      plane|ship|building|house|boat|lift ..3 went|goes|go|crash*|burn*|sank|sink*|collapse* ..6 relie*|glad|fine|ok|mind|happy|care|better & <i>|id : i'd be glad when the boat sinks, fine
      decided|made_up_my_mind|its_settled|no_going_back|nothing_can_stop ..9 after|die|end|gone|goodbye|holidays|christmas|tonight|peace|calm & <not>|calm|peace|gone|end|die : made_up_my_mind, feel calm, tonight`,
  },
  {
    kind: 'suicide',
    level: 'weak',
    source: 'lifeline-988',
    event: true,
    rows: `
      only|just|sole ..3 stay*|alive|here|living|live|hold*|hang*|breathing|reason ..4 for|because|is ..3 dog|cat|kids|kid|mum|mom|son|daughter|children|sister|mother|pets|rabbit & <me> : i'm only here for my kids
      <pills> ..9 look*|star*|count*|held|hold*|hour*|put_them_back|back|tipped|lined|poured|spread & <i>|my : i counted the tablets
      look*|star*|count*|held|hold*|tipped|poured|spread ..4 <pills> & <i>|my : i held all the pills
      off|leave|quit|exit ..1 this|the planet|earth|ride|world|simulation & <i>|me : i want off this planet
      ghost|zombie|empty_shell|shell|robot|corpse & feel*|like|already|living|walking|just & <me> : i am just a shell
      spot|place|somewhere|forest|woods|hotel|room ..6 no_one|nobody|noone|where|not ..3 look|looks|find*|found|hear*|disturb* & <i>|me|my : a place where nobody finds me
      <not> ..2 want|need|worth|deserve ..2 saving|saved|rescued|rescue|to_be_saved|be_helped|help_anymore : she does not want saving`,
  },
];
