import type { Signs } from './table.ts';

export const EN_SIGNS: readonly Signs[] = [
  {
    kind: 'suicide',
    level: 'strong',
    source: 'who-suicide',
    rows: `
      step|stepping|throw|walk|fling|roll* ..3 off ..2 platform|bridge|ledge|roof|edge|cliff|balcony|building : step off the platform tomorrow
      plan|method|note|date|spot|place & date|plan|ready|picked|set|chosen|written & i|my & die|end|done|over|kill|plan ..2 and|for : i have a plan and a date to end it
      find|finds|discover ..1 me|my_body|the_body ..4 hanging|dead|till|until|morning|cold|monday|floor|bath|too_late : nobody will find me till monday
      tell ..3 <moved>|them ..3 love|sorry|loved|goodbye : tell my mum i love her
      hang*|hung|suffocat*|starv* <myself> ..3 to_death|tonight|yesterday|today|last|but|and|with : i hung myself yesterday but the rope broke
      tried|attempt*|almost|nearly ..3 kill|hang|drown|jump|overdose|end|die|suicide ..2 myself|it|bridge|my_life|again : i nearly hung or tried to kill myself again
      <wish> ..3 <die> : i wanna die fr
      <not> ..2 <wish> ..3 <live> : i dont want to live anymore
      <not> ..2 <wish> ..3 wake|waking ..1 up : i don't want to wake up anymore
      <wish>|hope* ..3 <not> ..2 wake|waking|woken ..1 up : hope i dont wake up tmrw
      sleep ..4 never|not|forever|and_not ..2 wake|waking|up : go to sleep and never wake up
      kill|killing|unaliv*|hang|hanging|drown|drowning|shoot|shooting|gas|offing|electrocut* <myself> : can't stop thinking about killing myself
      off myself|my_self : i might off myself
      killmyself|kms|kys|ctb|killme|endmylife : gonna kms
      end|ending|ended ..1 my|this own|sad|miserable|stupid|sorry|pathetic? life|lives|existence : i've decided to end my life
      take|taking|took ..1 my own? life : planning to take my own life
      end|ending ..1 it all|tonight|now|for_good|once : i will end it tonight
      feel*|am|im|being|still|getting|so|actively|very ~suicidal : im feeling suicidal
      ~suicidal thought*|idea*|plan|feeling*|again|and : i have suicidal thoughts
      commit* ..1 ~suicide : i will commit suicide
      think*|thought*|plan*|consider*|attempt*|about|tried|try* ..3 ~suicide|suicidal : i think about suicide
      better|rather ..2 dead : i'd be better off dead
      wish ..3 dead|gone_forever|never_been_born|never_born|never_existed|wasnt_alive|wasnt_here|not_alive|not_here : i wish i was never born
      <not> deserve ..2 <live> : i don't deserve to live
      deserve ..2 <die> : i deserve to die
      no|nothing|little|any reason|point|left|purpose ..4 live|living|alive|live_for : there is no reason to live
      life|living ..3 <not> ..2 worth ..1 living|it : my life is not worth living
      life isnt|aint worth ..2 living|it : life isnt worth it
      going|gonna|about|ready|want*|wanna|threat*|will|hell|shell|thinking|think* ..5 jump* ..5 bridge|roof|balcony|window|ledge|train*|tracks|cliff|building|overpass|off : he is about to jump off the roof
      <someone> ..5 going|gonna|about|threat*|says|saying ..3 jump* & picking|help|answer*|police|roof|bridge|stop|do|texted|balcony|come|hurry : my brother texted he is going to jump and hes not picking up
      jump|step*|walk*|throw*|lie|lying|run myself? ..2 in|on|onto|into ..2 front|traffic|tracks|train|motorway|highway|path ..4 train|bus|car|traffic|lorry|truck|tracks|motorway|highway : step in front of a train
      slit*|slash*|cut* ..2 wrist*|throat|veins & going|gonna|want*|plan*|will|tonight|tonite|deep : i'm going to slit my wrists
      drive|driving|crash*|steer*|swerv* ..5 into ..3 tree|wall|bridge|truck|lorry|traffic|river|pillar|lake|oncoming : i could drive my car into a tree
      got|have|bought|keep|saved|saving|hid*|stash*|collect*|found|hoard*|stock*|ordered & <means> & waiting|enough|already|friday|weekend|alone|do_it|note|plan|everything|end|ready_to|sleep_forever|under_my_bed : got the rope in the garage already just waiting till friday
      rope|noose|bullet|gun|overdose & around_my|neck|in_my_mouth|to_my_head|my_head|loaded : i have the gun to my head
      goodbye|suicide|farewell|good_bye letter*|note*|message*|video*|text* : i wrote my goodbye letters
      wrote|written|writing|finished|left|done|recorded & letter*|note|notes|cards|video & <moved> & ready|drawer|gone|sorry|find|over|die|end|forgive|last : wrote the letters for my kids, theyre in the drawer
      this is ..2 goodbye|good_bye|the_end_for_me|my_last : this is goodbye
      goodbye|farewell|bye ..1 world|forever|life|cruel|for_good : goodbye world
      last|final night_on_earth|day_on_earth|day_alive|words|night_alive|goodbye : my last day on earth
      by|when|before ..1 time? ..1 you ..1 read* ..4 gone|dead|over|late : when you read this i'll be gone
      ill|i|i_will be|b dead|gone ..2 by|before|soon|tonight|tomorrow|forever : i'll be dead by monday
      look|take after|care ..4 when|after|once im|i_am|ive gone|dead : look after my cat when im gone
      painless|easiest|quickest|best|fastest|easy|ways|way|how|method* ..4 die|kill_myself|suicide|end_it|kill_yourself|end_my_life : painless way to die
      how many|much & <pills> & kill|die|lethal|fatal|takes|dose|enough : how many pills does it take to die
      plan|planned|date|day|method & die|suicide|kill_myself|end_it|end_my_life|dying : i have set a date to die
      <someone> ..6 wants|going|gonna|threat*|says|saying|trying|tried|said|keeps|planning|will|texted|about|she'll|he'll ..5 kill_himself|kill_herself|kill_themself|kill_themselves|killing_herself|killing_himself|killing_themselves|end_it|end_it_all|end_his_life|end_her_life|die : my wife is saying she'll end it all
      <someone> ..4 is|hes|shes|seems|feels|feeling|was|being ..2 suicidal : my friend is suicidal
      on|off the|a ..2 roof|ledge|bridge|balcony|tracks|railing|edge ..6 jump*|says|end|goodbye|wont_come|refuses : she is on the ledge and says goodbye`,
  },
  {
    kind: 'suicide',
    level: 'weak',
    source: 'lifeline-988',
    rows: `
      my last|final message|text|post|letter|night|christmas|birthday ..3 ever|alive|to_you|here|before|everyone : my last message to you
      <not> ..4 make|making|live|reach|see|get|around ..2 it? ..2 30|40|25|50|20|18|birthday|christmas|summer|next_year|morning|spring|tomorrow|graduat* : i dont see myself making it to 30
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
      <not> ..1 face|take|survive|get_through ..1 another|tomorrow|the_day|the_night|life : i cannot face another day
      <not> ..2 strength|energy|will|courage ..3 live|go_on|fight|continue|left|keep_going : no strength left to go on
      everyone|nobody|no_one|they|all ..3 hates|sick_of|tired_of|leave|leaves|loves|love|need|needs|want|wants ..1 me ..4 anyway|anymore|why|here|alive? : nobody needs me anyway
      ashamed|humiliat*|ruined|lost_everything|destroyed & <not> ..2 live|face|go_on|bear : i am so ashamed i cannot live with it
      crying|cried|cry|shaking & every_night|all_night|all_day|cant_stop|cant_breathe|for_days & i|im|ive : i have been crying all night
      wish ..4 never|not|stop ..2 wake|born|exist*|happened_to_me|been_here : wish i could stop existing
      everyday|always|constantly|often|sometimes ..3 die|dying|dead|suicid*|disappear : i often wonder about dying
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
      got|have|bought|saved|hid*|stash*|collect*|hoard* & rope|noose|gun|bullets|lots_of_pills|enough_pills|all_my_pills|helium : i bought a rope
      wrote|written|writing|left|recorded & letter*|note & <moved> : wrote letters for my kids
      ready_to_go|sorry_for_everything|forgive_me|thanks_for_everything|thank_you_for_everything : thank you for everything
      life ..2 over|finished|done|ended : my life is over
      cut|cutting|slit|slash* ..2 wrist*|veins|throat : cutting my wrists`,
  },
  {
    kind: 'self-harm',
    level: 'strong',
    source: 'nice-ng225',
    event: true,
    rows: `
      made|making|put|carv* ..3 cuts|marks|wounds|lines ..3 arm*|wrist*|leg*|thigh*|skin|myself : made cuts on my arms
      i|im|ive|been|again ..4 <cutting> ..3 arm|arms|wrist*|thigh*|legs|leg|skin|stomach|myself : scratching my skin till it bleeds
      <cutting> ..2 <myself> : ive been burning myself with a lighter
      <cutting> ..3 my|both|up ..2 <body> : cut my arms again
      i|im|ive|been|start*|back|again|still|to ..2 sh|selfharm*|self_harm* : i sh every day
      sh|selfharm*|self_harm* ..4 every|daily|again|today|tonight|yesterday|last|relapse*|day|week|now|since : self harmed again yesterday
      relaps* & cut*|sh|harm*|blade*|razor*|burn* : i relapsed and cut
      bleeding|bleed|blood & deep*|meant|cut*|stop|blade*|razor*|wont|myself|wrist*|arm* & i|im|my|me : im bleeding, did it deeper than i meant to
      cut|cutting ..2 deep*|too_far|again ..3 than|this_time|tonight|last|it|bleed*|blood|night : cut too deep this time
      bang*|hit*|punch*|smash* ..3 my|own head|face ..3 wall|until|floor|door|again : banging my head on the wall
      hit*|punch*|slap*|starv*|punish*|chok*|pois* <myself> & until|bruis*|every|bleed*|again|daily|night : i punch myself until i bruise`,
  },
  {
    kind: 'self-harm',
    level: 'weak',
    source: 'nice-ng225',
    event: true,
    rows: `
      urge*|craving|want|wanna|tempt*|need|itch*|think*|thought*|close|might|going|about|fight* ..5 cut|cutting|sh|self_harm*|selfharm*|hurt_myself|burn_myself|harm_myself|relapse|bleed : thinking abt sh again
      clean|free|stopped|quit|months|weeks|days ..4 cutting|sh|self_harm*|selfharm*|burning|hurting_myself & urge*|back|again|want|tempt*|thinking|close|hard|but|need : clean from cutting 8 months but the urge is back
      razor*|blade*|knife|scissors|lighter|sharpener|box_cutter|needle & keep|staring|looking|stare|look|hold*|hid*|thinking|drawer|bathroom|shower|calm*|urge* & i|im|my|havent|me : i keep looking at the razor in the shower
      deserve|deserved|should|want|need ..3 hurt|pain|bleed|punish*|suffer|scars : i deserve to hurt
      feel|control|punish|relief|release|calm* ..5 cut*|blood|bleed*|pain|burn* ..2 helps|myself|only|thing? : only pain makes me feel, blood helps
      long|cover*|hide|hiding|wearing|wear ..3 sleeves|scars|cuts|bandage*|marks|wounds|bracelets & my|i|im|so|summer|nobody|always : i keep hiding the scars under long sleeves
      selfharm*|self_harm*|self_injur*|self_mutilat* : self harm
      hurt|hurting|harm|harming|punish|punishing|scratch|bite|pinch|starv* <myself> : i hurt myself
      sh again|urge*|relapse|thoughts|stuff|scars : sh urges`,
  },
  {
    kind: 'overdose',
    level: 'strong',
    source: 'nhs-poisoning',
    event: true,
    rows: `
      took|taken|swallowed|downed|had|ate ..3 10|12|15|16|20|24|25|30|32|40|50|60|80|100|twenty|thirty|forty|fifty ..3 <pills>|them : took 40 tylenol
      <took> & <lots> & <pills> : i just took all my sleeping pills
      <took>|taken|had & too|way|so & many|much & <pills>|them|purpose|sleepers|stuff|it & feel*|dizzy|scared|purpose|sick|weird|help|heart|now|stomach : took way too many of them feel dizzy
      # <pills> & <took>|taken|inside|ago|purpose|now|gone|alcohol|vodka|wine : swallowed 30 pills
      washed|wash|mixed|took|swallowed|downed & strip|blister|pills|tablets|meds|xanax|valium|packet & vodka|alcohol|whisky|whiskey|wine|booze|gin|rum|beer : washed the strip down with vodka
      drank|drunk|swallow*|sipped|ate & bleach|antifreeze|drain|pesticide|cleaner|detergent|poison|disinfectant|turpentine|paint_thinner|methanol|rat_poison|weedkiller : i drank bleach
      just|have|has|hes|shes|think|i|mate|friend|he|she|they|may ..3 od|odd|oded|ods|odd'd|overdosed|overdosing : my mate has ODd
      overdosed|overdosing|overdose & just|now|help|i|ago|took|hes|shes|friend|today|tonight|what : i overdosed an hour ago
      <took>|used|smoked|injected|had|drunk|drank|drugs & <not> ..2 wake|breath*|breathing|respond*|move|moving|rouse|waking : she took smth at the party and i cant wake her up
      lips|face|fingers|nails & blue|purple|grey|gray : lips are blue
      <not>|barely|hardly|stopped|weird|shallow|funny ..2 breath* & he|she|hes|shes|they|friend|mate|took|pills|drugs|wake|mum|mom|dad : he is barely breathing
      cant|wont|not|doesnt ..2 wake ..1 him|her|them|my ..3 up|friend|mum|mom|mate|brother|sister|partner|boyfriend|girlfriend? : i can't wake him up
      wont|not|doesnt|isnt wake|waking up ..4 took|pills|drugs|drank|drunk|vodka : she wont wake up she took pills
      unconscious|passed_out|unresponsive|collapsed|foaming|seizure* & took|pills|drugs|drank|drinking|vodka|needle|heroin|mdma|coke : he passed out, he took pills`,
  },
  {
    kind: 'overdose',
    level: 'weak',
    source: 'nhs-poisoning',
    event: true,
    rows: `
      took|taken|swallowed|downed|had|ate ..3 too_many|too_much|double|more ..4 <pills>|dose|it|them|than : took a double dose of meds
      took|swallowed|accidentally|downed ..4 pills|tablets|something & spinning|feel*|dizzy|sick|numb|sleepy|scared|weird|heart|floaty : took some pills and feel weird
      want|wanna|going|gonna|might|thinking|tempted|could|plan*|will|about ..4 od|overdose|take_them_all|take_all_my|swallow_them : i might overdose
      overdos* ..2 on|of|with ..2 <pills> : overdosing on meds
      everything|room|head & spinning|fading|blurry & pills|took|swallowed|vodka|tablets : everything is spinning, pills`,
  },
];
