import type { Signs } from './table.ts';

export const EN_SUICIDE: readonly Signs[] = [
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
      rope|bullet|gun|overdose & around_my|neck|in_my_mouth|to_my_head|my_head|loaded : i have the gun to my head
      goodbye|suicide|farewell|good_bye letter*|note*|message*|video*|text* : i wrote my goodbye letters
      wrote|written|writing|finished|left|done|recorded & letter*|note|notes|cards|video & <moved> & ready|drawer|gone|sorry|find|over|die|end|forgive|last : wrote the letters for my kids, theyre in the drawer
      this is ..2 goodbye|good_bye|the_end_for_me|my_last : this is goodbye
      goodbye|farewell|bye ..1 world|forever|life|cruel|for_good : goodbye world
      last|final message|text|post|time_you|night_on_earth|day_on_earth|day_alive|words : this is my last message
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
    level: 'strong',
    source: 'who-suicide',
    rows: `
      top|topping|neck|necking|delete|deleting|erase|erasing|execute|finish|finishing|eliminate|euthan* <myself> : i might top myself
      do|doing ..1 <myself> in : gonna do myself in
      do|doing|done away with <myself> : she wants me to do away with myself
      blow|blew|blowing ..3 brains|head ..1 out|off : blow my brains out
      put|putting ..3 bullet ..5 head|brain|skull|me|mouth|temple|myself : put a bullet in my head
      eat|swallow|suck|bite ..1 a|the ..1 bullet|barrel|shotgun|gun : i will eat a bullet
      pull ..1 trigger|plug ..2 on <myself>|my_life|me : pull the plug on myself
      put|putting <myself> ..2 down|out|to_sleep|under ..4 : put myself down like a sick dog
      i|im|ill|ima|imma ..5 leave|leaving|exit|exiting|quit|quitting|depart* ..1 this|the|earth ..2 world|earth|planet|life : i am leaving this world tonight
      bleed|bleeding|bled ..1 out|to_death|dry & <me>|bath|tub|tonight|wrist* : let me bleed out in the bath
      <wish>|going|gonna|could|might|will|ready|plan*|about|just ..4 jump*|leap*|fling_myself|throw_myself|chuck_myself|hurl_myself|drop_myself|step_off ..5 <height> : i just want to leap from the 6th floor
      <wish>|going|gonna|could|might|will|ready|plan*|about|just|thinking ..5 throw|chuck|fling|hurl|walk*|step*|run|dive|diving|throwing|lie|lay|roll ..5 front|under|into|before ..3 <vehicle> : thinking of diving under a train
      lie|lay|lying|laying|sit|sitting|kneel*|stand|standing|wait* ..3 on|by|between ..2 tracks|rails|railway : lying on the tracks
      walk*|swim*|wade|wading|wander*|sink|sail ..5 sea|ocean|river|lake|water|waves ..8 not_come|never|drown*|sink|forever|stones|stop|end|go_under|not_coming|dont_come|under : walk into the sea and never come back
      set|light|burn|torch <myself> ..1 on_fire|alight|ablaze|alive : i'm going to set myself on fire
      toaster|hairdryer|hair_dryer|radio|plug|socket|heater ..6 bath|bathtub|tub|bathwater & <me> : drop the toaster in the bath with me in it
      exhaust|hosepipe|hose|fumes|carbon_monoxide|charcoal|helium|exit_bag|nitrogen & engine|garage|window*|bag|asleep|sleep|breath*|mask|tent & <me> : hose on the exhaust and i just fall asleep
      drink|drinking|starve|starving|smoke|work <myself> to|into ..1 death|grave : i will drink myself to death
      rope|belt|cord|scarf|sheet|sheets|cable ..6 neck|beam|rafter*|banister|door_handle|ceiling_hook & <me> : tied the belt to the beam, i'm ready
      exit_bag|suicide_note|death_note|goodbye_note|suicide_letter|goodbye_letter* : there is a goodbye_note from me
      see|meet|catch ..3 you|u|yall|guys|all|them ..4 other_side|next_life|another_life|heaven|hereafter|afterlife : see you on the other side
      worth more dead : i am worth more dead than alive
      dead|die|dying than alive : more use dead than alive
      tried|attempt*|almost|nearly|about|going|trying ..5 <kill>|hang|jump|overdose|end|gas|drown ..2 myself|my_life|it_all|bridge|off_the : i tried last night to hang myself but it broke
      my ..3 attempt ..6 failed|hospital|survived|again|next|better|ward|icu|pills|bridge : my last attempt failed so next time better
      <someone>|<him> ..8 <kill>|hang|hanging|hung|hanged|unalive*|off|top|shot|shoot|shooting|jump|throw|end|gas|overdose ..1 <himself> : my flatmate is trying to hang himself
      <someone>|my ..6 want*|wanna|wish*|rather|threat*|going|gonna|plan*|try* ..3 die|dead|not_live|not_be_alive|suicide|end_his|end_her|end_their|end_it|take_his|take_her|jump : my little sister wishes she was dead
      <someone> ..6 <not> want*|wanna ..2 live|be_alive|be_here|exist ..2 <anymore>? : my son says he doesn't want to live
      <someone> & goodbye|farewell|note|letter|last_message|voicemail & <not>|missing|gone|phone|where|police|find|off : my ex left a goodbye note and nobody knows where he is
      <someone>|<him> ..6 stand*|stood|sitting|sits|sat|climb*|hanging|out ..5 bridge|ledge|roof|rooftop|parapet|tracks|windowsill|railing* ..8 jump|down|edge|come|leave|talk|says|crying|refus*|wont : she's climbed on the roof and won't come down
      took|taking|take|claim ..2 own_life|my_life|her_own_life|his_own_life & going|gonna|plan*|want*|tonight|think*|thought*|ready|decid*|threat*|tried|might : he is going to take his own life
      <plan> ..3 killing|ending ..2 myself|my_life|it_all|things : thinking of ending things
      i ..1 dont|cant|cannot|refuse ..2 to? live|keep_living|be_alive|stay_alive|go_on_living : i refuse to live like this
      <not> ..3 alive|living|breathing|on_this_earth|on_earth|in_this_world ..4 by|when|after|next|tomorrow|friday|monday|christmas|new_year|summer|birthday|to_see|see|much_longer|past|come : i won't be alive to see the spring
      <plan>|going|ready|want*|time ..3 to? go|goes|be|sleep|rest|fly ..2 forever|for_ever|for_good|permanently|in_peace|peacefully & <me>|pills|rope|goodbye : i'm ready to go for good
      <me> ..4 dead|die|in_a_coffin|buried|six_feet|hanging ..3 by|before|tonight|tomorrow|monday|friday|weekend|christmas|end_of|new_year : i'll be in a coffin by christmas
      self_delet*|self_exit|sewerslide|sewer_slide|suislide|unaliv* : self delete it is
      <wish>|<plan> ..3 <not> ..3 <live>|be_born|see_tomorrow|see_another : i wish i could not be alive
      tonight|today|this|now ..2 is|will_be the|my ..1 night|day|end|last ..3 i|my|do_it|end|die|go|night|day|earth|alive : tonight is the night i do it
      how|does|will|is|would ..6 hang*|drown*|bleed*|jump*|fall|suffocat*|cut* ..6 hurt|die|pain*|death|quick*|long|slow|survive|fast : does hanging hurt
      how ..2 high|tall|many|much|long|deep ..8 fall|jump|bridge|building|rope|vein|artery|drown|bleed|hang|die|dead : how high must a bridge be to die`,
  },
  {
    kind: 'suicide',
    level: 'strong',
    source: 'who-suicide',
    event: true,
    rows: `
      <firearm> ..9 mouth|temple|my_head|my_chin|my_brain|throat & <i>|my|dad|he|she : sat with dads rifle in my mouth
      <i>|im|my ..3 follow|join|joining|following ..2 him|her|them|you|my|mum|mom|dad & died|dead|death|passed|heaven|gone|grave|funeral|afterlife|lost|saturday|tonight|soon|week : he died in may and i follow him soon
      anybody|anyone|you|they|who|someone|somebody|whoever ..2 read*|finds|find|get|gets|see|sees ..2 this|it|letter|note|message ..6 gone|dead|over|late|done|hanging|cold : whoever finds this, i'm gone
      <i>|id|just ..5 turn|jerk|steer|yank|pull|swerve|aim ..4 wheel|car|bike|van|into ..6 <vehicle>|tree|wall|barrier|pillar|bridge|river|truck : i only need to turn the car into a wall
      i|im|ive ..2 picked|chosen|set|got|fixed|decided ..2 date|day|place|spot|method|time|when|way & <i>|its|after|before ..9 birthday|wedding|goodbye|kids|daughter|son|funeral|note|letter*|gone|last|rope|bridge|christmas : i've chosen the day, before my birthday
      standing|stood|sitting|sat|climb*|im_on|im_at|here_on ..4 <brink> & rn|now|cold|wind|water|below|motorway|cars|trains|edge|dark|nobody|alone|crying|help|drop|over|goodbye|wrong_side|jump* : sitting on the parapet, cars below`,
  },
];
