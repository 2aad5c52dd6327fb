import type { Signs } from './table.ts';

export const EN_SELF_HARM: readonly Signs[] = [
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
  {
    kind: 'self-harm',
    level: 'strong',
    source: 'nice-ng225',
    event: true,
    rows: `
      <cutting>|open*|gouge*|jab*|prick*|pick*|rip*|dig* ..5 my|own ..3 arm|arms|wrist*|thigh*|leg|legs|skin|stomach|hip|hips|ankle*|feet|chest|shoulder*|breast*|belly|forearm* ..8 again|until|till|purpose|deliberately|blade*|razor*|knife|lighter|bleed*|blood|cope|feel|every|because|punish|nails|deep*|secret* : dig my nails into my skin until it bleeds
      <blade>|cigarette*|iron|boiling|straightener*|hob|stove|candle|hot|glass ..8 on|against|into|over|across|to ..2 my ..2 arm*|skin|thigh*|leg|legs|wrist*|hand|hands|stomach|palm*|ankle* & <not>|until|burn*|press*|held|hold*|cut*|drag*|drew|again|purpose|put|pain|ran : held the lighter against my skin until it hurt
      punch*|hit|hitting|slam*|bash*|smash*|bang* ..4 wall|mirror|head|thigh*|legs|stomach|myself|face|door ..8 until|bleed*|bleeds|knuckle*|bruis*|again_and_again|over_and_over|black_and_blue|every|numb|broke : punching the wall until my knuckles bleed
      punch*|hit|hitting|slam*|bash*|smash*|bang* ..1 my own? head|thighs|stomach|legs|face|skull ..6 against|with|on|wall|because|when|every|floor|hard : i bash my head against the tiles
      new|fresh|deeper|more|another|extra ..2 cuts|cut|scars|burns|slices|slashes ..4 my|arm*|thigh*|wrist*|leg*|skin|hips|tonight|last_night|today|hide|under : three new cuts on my thigh
      relaps*|slipped|gave_in|broke|back|restart*|start* ..8 blade*|cutting|sh|self_harm*|selfharm*|razor*|thigh*|wrist*|burning|scratching|harming : gave in and got the blade out
      <someone>|<him>|<child> ..6 <cutting>|self_harm*|selfharm*|sh|harm*|starv* ..3 <himself>|arms|wrist*|her_arms|his_arms|thighs|legs|their_arms : my daughter is cutting herself
      <someone>|<child>|found|saw|full|covered ..6 cuts|scars|burns|wounds|slashes|scratches|lines ..5 arm|arms|wrist*|thighs|legs|sleeve* & daughter|son|friend|sister|brother|his|her|their|she|he|mate|kid|student : i saw cuts all over her arms
      stitches|stitched|bandage*|infected|butterfly|hospital|gaping|plasters ..8 cut|cuts|blade|deep*|myself|wrist*|burn_i|i_did & my|i|im|me : think it needs stitches, i cut too deep
      i|ive|im ..3 did|done|doing ..2 it|this ..4 to ..1 myself|my_arm*|my_skin|my_legs|my_wrist* : i did this to my arms
      harm*|hurt|hurting|injur*|mutilat*|cutting|burning|bleeding ..1 <myself> ..5 again|tonight|last|every|purpose|deliberately|yesterday|today|since|weekly|daily|started|badly : harming myself on purpose
      carv*|cut|scratch*|burn* ..4 word|words|letters|name|into|pattern|tally|lines ..4 arm*|skin|thigh*|leg*|wrist*|stomach|hips : carved words into my leg`,
  },
  {
    kind: 'self-harm',
    level: 'weak',
    source: 'nice-ng225',
    event: true,
    rows: `
      <blade> ..7 skin|arm*|wrist*|thigh*|pocket|pillow|phone_case|mattress|hidden|hide|call*|tempt*|bathroom|drawer|sock*|bag|hand|back_in|away|relief|feel|need & <me> : i keep a blade in my phone case
      <blade> ..7 look*|star*|think*|thought*|tempt*|urge*|hold*|touch*|reach*|play*|wanting|want|bought|find|found|need & <me> : i play with the scissors and think
      only|need|want|like|love|miss|crave|chase ..3 pain|blood|bleeding|cutting|bleed|the_sting|blade & i|im|me|my|feel|helps|makes : i miss the blade
      pain|blood|bleeding|cutting|hurting|burning|scratching|sting ..7 only|deserve|real|calm*|control|release|relief|makes_me_feel|makes_me|quiet*|feel_alive|feel_something|cope|escape|peace|helps_me|punish* & i|im|me|my|is|thing : the sting calms me
      hurt|harm|cut|punish|burn|bleed ..3 so_i|to|just_to|in_order ..2 feel|cope|calm|breathe|survive|sleep : i hurt to feel something
      starv*|not_eating|skip*_meals|no_food|exercis*|run_until|running_until|not_eat|stay_awake ..6 punish*|deserve|penance|earn|sorry|hate : not eating as punishment, i deserve it
      deserve|deserv*|earned|need|should ..4 pain|hurt|punish*|scars|bleed|suffer*|beaten|burn : i should suffer for it
      <not>|hid*|cover*|hiding|always|makeup|bandage*|keep|long_sleeves|hoodie ..7 my ..2 arm|arms|wrist*|thighs|scars|cuts|legs|burns|sleeve* & see|saw|show|notice*|hide|hiding|cover*|scars|cuts|summer|heat|nobody|pe|swim*|ask* : always cover my wrists so nobody can see
      urge*|itch*|tempt*|impulse*|craving*|pull|voice*|fantas*|think*|thought* ..5 hurt*|harm*|cut|cutting|bleed*|burning|burn|scratch*|punish*|blade*|razor*|sh|injure ..2 myself|my|me|skin|again|deep|today|tonight? & <me> : the itch to scratch my skin
      urge*|the_itch ..4 back|again|strong*|bad|worse|loud*|unbearable|winning|creeping|coming|fight*|resist|tonight|every : the urges are getting louder
      nearly|almost|close_to|tempted|wanted|about|could|might|wanna|want|gonna ..4 cut|cutting|hurt|burn|scratch|harm|bite|hit|slap|punch ..1 <myself>|my_arm*|my_wrist*|my_skin|my_leg*|again|my_thigh* : i nearly hit myself
      pull*|pick*|scratch*|bit|biting|bite|pinch* ..3 hair|skin|scabs|lip|nails|fingers|scalp ..6 bleed*|blood|bald|raw|until|out|numb|calm|punish & i|my|im|me : i pick my skin until it is raw
      <child>|daughter|son|sister|brother|friend|student ..6 sleeves|razor*|blade*|scars|scratches|self_harm*|bleeding|blood|cuts|bandage* & room|hides|hid*|found|wears|summer|arm*|worried|always|sheets|drawer|under|bathroom|hot : my daughter wears sleeves in summer and hides
      hate|disgust* ..4 body|reflection|skin|mirror|face ..6 hurt*|cut|punish*|destroy*|burn*|rip|tear : i hate my body and want to rip it apart
      blood ..4 everywhere|sink|floor|sleeve*|bathroom|sheets|towel|tissue*|running|drip* & i|my|cut*|again|did|arm*|blade : blood in the sink again, i did it`,
  },
  {
    kind: 'overdose',
    level: 'strong',
    source: 'nhs-poisoning',
    event: true,
    rows: `
      <took>|have|had|shoved|chucked|emptied|finished|necking ..4 <much> ..6 <pills>|sedatives|beta_blocker*|propranolol|amitriptyline|morphine|tramadol|methadone|diazepam|zolpidem|ambien|lithium|aspirin|co_codamol|cocodamol|tablets|digoxin|sleepers : necked 24 propranolol
      <took>|emptied|finished|necked ..4 medicine_cabinet|everything_in|all_of_them|all_of_it|the_lot|whole_lot|whole_thing|them_all|every_single_one|all_my|everything_i_found & <pills>|cabinet|pills|sick|scared|sleepy|dizzy|help|ago|purpose|hour|minutes|now|hospital : took the lot half an hour ago
      <took>|<pills>|dose|insulin ..5 on_purpose|to_die|to_end|deliberately|to_sleep_forever|not_wake|to_not_wake|never_wake & <took>|injected|swallowed|too|extra : swallowed them on purpose
      <took> ..5 too_many|too_much|way_more|more_than ..6 <pills>|sleepers|sedatives|morphine|tramadol|dose|insulin|methadone & i|ive|he|she|they|now|feel*|my : she took way more tablets than allowed
      empty|emptied|finished ..3 bottle*|box*|packet*|pack|packs|blister*|strip*|foil|pill ..6 <pills>|floor|next|beside|bed|bin|sleep*|by|him|her|near & <pills>|wake|unconscious|mum|mom|dad|he|she|floor|asleep|found|breath* : empty pill packets next to her bed
      found|find|finding|lying|lies|laying|slumped|collapsed|sprawled|passed_out|out_cold & <someone>|<home>|<him> & pills|tablets|needle|syringe|foam*|unconscious|unresponsive|not_responding|doesnt_respond|wont_respond|blue|drugs|empty_bottle|empty_box|not_moving|isnt_moving|wont_move|wont_wake|cant_wake|snoring_weird|gurgl* : found my roommate on the floor with a needle
      <someone>|<him> ..6 <not>|barely|hardly|stopped ..2 respond*|breath*|mov*|react*|conscious|rouse|pulse|wake|waking & took|pills|drugs|drank|floor|blue|cold|bottle|needle|ambulance|help|what|now|vodka|party|minutes|shake|cpr : my cousin stopped responding, he took drugs
      <someone>|<child>|<him> ..5 overdos*|od|oding|odd|swallowed_pills|took_pills|taken_pills|took_tablets|taken_an_overdose|drank_bleach|ate_pills : my boyfriend is oding
      <child>|cat|dog ..5 ate|swallowed|drank|eaten|got_into|chewed|licked ..5 <pills>|batter*|detergent|pod|pods|medicine|cleaner|berries|poison|nicotine|antifreeze|edible* : my toddler ate my tablets
      injected|shot|dosed|took|gave ..4 all|too_much|whole|double|100|200|extra|units|enough ..4 insulin|heroin|fentanyl|morphine|ketamine|methadone : injected the whole pen, all insulin
      <pills>|sleepers|sedatives ..5 with|and|plus|on_top|mixed|together|then ..5 <alcohol> & <took>|mixed|feel*|now|gone|hour|spinning|help|blurry|sleepy|cant|had|tonight|passed|enough|end : mixed my sleepers with whiskey and feel sleepy
      <alcohol> ..5 with|and|plus|on_top|mixed|together|then ..5 <pills> & <took>|mixed|feel*|now|gone|hour|spinning|help|blurry|sleepy|cant|had|tonight|passed|enough|end : bottle of rum and pills on top, everything gone blurry
      stomach ..1 pumped|pump : had my stomach pumped last night`,
  },
  {
    kind: 'overdose',
    level: 'weak',
    source: 'nhs-poisoning',
    event: true,
    rows: `
      how|what|which|whats|is ..5 <pills>|dose|amount|paracetamol|insulin|drug|drugs|antidepress* ..8 kill|die|lethal|fatal|dangerous|liver|too_much|too_many|overdose|damage|knock|pass_out|never_wake|sleep_forever|toxic|deadly : how much codeine is too much
      how ..2 much|many|long ..3 is|does|until|before|till|can|would ..6 too_much|too_many|od|overdose|lethal|fatal|kill|liver|knock_me|kick_in|kicks_in|pass_out & <pills>|take|took|dose|them|mg|drug*|it : how long until they kick in, i took them all
      <took> ..6 <pills>|something|stuff|them|drugs|edible*|mdma|ket|gear & weird|dizzy|sick|numb|sleepy|scared|heart|floaty|blurry|spinning|throwing|vomit*|shak*|cant_feel|confus*|tingl*|drowsy|racing|help|regret : popped something at the club, heart racing
      <took>|had|drank ..5 double|twice|extra|more_than|whole|too_much|too_many|rest_of ..5 <pills>|dose|doses|medicine|syrup|bottle|vodka|antidepress*|insulin & <took>|feel*|dizzy|sleep|forget|numb|weird|today|tonight|scared|more|mistake|accident* : i took double the dose by mistake today by mistake
      <pills>|stash|painkillers|tablets|meds|insulin ..7 all|whole|saving|stash*|stockpil*|collect*|hoard*|enough|counting|counted|count|tempt*|staring|look*|hand|table|lined|pocket|drawer & <me>|just|keep|take : painkillers, i am saving them all painkillers
      want|wanna|going|gonna|might|thinking|tempted|could|plan*|will|about|just ..5 take|swallow|neck|down|drink|finish|pop ..3 all|whole|every|bottle|box|pack|rest|handful ..4 <pills>|bottle|of_them|them|cabinet|bleach|box|pack : i could swallow the whole box
      numb|sleep|forget|knock|quiet|escape|blackout|black_out ..8 <pills>|oxy|xanax|heroin|vodka_and|benzos|sleepers & more|extra|every|need|all|handful|just|too|double : to escape i need more xanax, all of it to black out
      laced|fentanyl|bad_batch|spiked|nodding|nodded & he|she|friend|feel*|i|help|wake|mate|cant|took|breath* : i think it was laced, feel strange
      <someone> ..6 drank|drunk|took|taken|used|smoked|snorted ..7 too_much|so_much|cant_stand|throwing|vomit*|passed|shaking|not_talking|floppy|cold|asleep|out_of_it|mumbling|confus* : my mate drank too much and is cold
      relaps* & heroin|oxy|pills|fentanyl|needle|using|benzos|meth|drugs : i relapsed on heroin`,
  },
  {
    kind: 'self-harm',
    level: 'strong',
    source: 'nice-ng225',
    event: true,
    rows: `
      my ..1 hand*|arm*|skin|wrist*|leg*|thigh*|palm*|foot|feet|fingers ..2 on|against|in|over|under|into|to ..2 hob|stove|iron|flame|candle|radiator|kettle|boiling|lighter|fire|heater|oven_door|hot ..9 when|because|until|mistake|punish*|feel|again|deserve*|fail*|every|purpose : i put my palm over the candle because i deserve it
      <not>|starv*|skip*|no ..3 eat*|food|meals|ate|dinner|drink*|sleep*|myself ..9 punish*|fail*|deserve*|mistake*|penance|earned|guilty|bad_person|worthless : no food for me after a mistake, i haven't earned it`,
  },
  {
    kind: 'self-harm',
    level: 'weak',
    source: 'nice-ng225',
    event: true,
    rows: `
      <blade> & bought|buy|got|hid|hide|hidden|found|new|promis*|ordered|threw|threw_away|kept|keep|back|again|tonight|tempt* & i|im|ive|my|me : i hid a razor again, got it from a sharpener
      keep|cant_stop|always|constantly|started|start|back_to ..2 scratch*|pick*|bit|biting|cut|cutting|burn*|hit|hitting|pull*|pinch*|punch* ..9 open*|bleed*|raw|skin|scab*|wound*|notice*|anymore|myself|hair|blood|arm*|leg*|sore|marks : cant stop picking, my skin is raw
      hoodie|sleeve*|sleeves|cardigan|jumper|long_trousers|tights|bracelet*|wristband* ..9 hot|summer|heat|degrees|see*|notice*|nobody|noone|no_one|hide|cover|beach|pe|pool|ask*|always & <not>|wear*|hide|cover|hot|degrees|summer|my|i : i live in a cardigan even in summer
      <child>|<someone>|his|her|their ..4 arm*|forearm*|wrist*|thigh*|leg|legs|skin ..5 cut*|scar*|burn*|mark*|scratch*|wound*|line*|blood*|bandage* : her wrists were full of lines
      punish*|penance|deserve*|earn ..9 myself|body|hurt*|pain|eat*|food|cut|burn*|hit|bleed*|cold|scar* & <i>|my : punishing my body with cold showers until it hurts`,
  },
  {
    kind: 'overdose',
    level: 'strong',
    source: 'nhs-poisoning',
    event: true,
    rows: `
      <him>|<someone> & grey|gray|blue|purple|snoring|gurgl*|foam*|cold|limp|floppy|unconscious|unresponsive|passed_out|pinpoint|clammy|rattling|choking & shot_up|took|taken|snort*|inject*|needle|pills|drugs|used|od|smok*|heroin|fentanyl|blister*|bottle|mdma|ketamine|ghb|too_much : he snorted something and is foaming at the mouth
      had|took|taken|ate|eaten|swallow*|drank|downed|necked|popped ..4 <much> ..6 <pills> & <not>|wine|sleepy|dizzy|scared|now|sick|hour|ago|help|mum*|mom*|dad*|vodka|feel*|purpose|tired|alcohol|everything|heart|floor : had like 20 ritalin now my heart goes crazy
      how|whats|which ..3 many|much|amount|dose ..4 <pills> ..5 fatal|lethal|kill*|die|death|deadly|od|overdose|end : how many nurofen is fatal`,
  },
  {
    kind: 'overdose',
    level: 'weak',
    source: 'nhs-poisoning',
    event: true,
    rows: `
      swallow*|take|taking|down|downing|neck|drink|finish* ..3 everything|all|whole|every|entire|lot ..6 cupboard|cabinet|drawer|bottle|box|pack|them|house|bathroom|pills|tablets|stash|it & think*|thought*|want*|could|might|going|gonna|about|just|tempted|tonight|urge : i might just neck the whole stash
      <pills> & <alcohol> & <me>|he|she|friend : me and a bottle of wine and zopiclone
      <someone>|<him> ..9 pills|tablets|overdos*|needle|drugs|bleach|meds & worried|scared|help|wont|cant|found|empty|locked|ambulance|hospital|threat*|weird|answer*|wake|missing|many|all : she locked the door with all her tablets`,
  },
  {
    kind: 'self-harm',
    level: 'weak',
    source: 'nice-ng225',
    event: true,
    rows: `
      stitches|stitched|bandage*|a_and_e|plasters|wound|wounds ..9 told|accident|lied|lie|wasnt|truth|excuse|said|pretend*|kitchen & <me>|them|it : got stitches, told the doctor it was an accident`,
  },
  {
    kind: 'overdose',
    level: 'weak',
    source: 'nhs-poisoning',
    event: true,
    rows: `
      what|if|happens|happen|can|could ..6 take|took|swallow*|had ..3 <much> ..3 <pills>|at_once|together : what happens if i take 30 melatonin`,
  },
  {
    kind: 'self-harm',
    level: 'weak',
    source: 'nice-ng225',
    event: true,
    rows: `
      start*|doing|did|gone_back|back ..2 it? ..1 again ..6 arm*|thigh*|legs|wrist*|blade*|skin : started again, mostly my thighs`,
  },
  {
    kind: 'overdose',
    level: 'strong',
    source: 'nhs-poisoning',
    event: true,
    rows: `
      <took> ..2 handful|fistful|whole_bottle|whole_box|whole_pack|entire_bottle|whole_strip & <not>|friend|cousin|she|he|help|sick|sleepy|scared|die|now|ago|i : she took a handful, help`,
  },
];
