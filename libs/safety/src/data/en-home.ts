import type { Signs } from './table.ts';

export const EN_HOME: readonly Signs[] = [
  {
    kind: 'violence-at-home',
    level: 'strong',
    source: 'un-women',
    event: true,
    rows: `
      <partner> ..3 pull*|wave*|grab*|point*|put|come*|came|held ..3 knife|gun|belt|bat|hammer|scissors ..6 me|us|throat|angry|drunk|mad|fight*|argue : she pulls a knife when she is angry
      <partner> ..2 force*|forcing ..1 himself|herself|me ..3 me|sex|bed|on|into|to : he forced himself on me
      <partner> ..5 kill|hurt|burn|take|harm|shoot|drown ..2 kids|children|baby|dog|cat|daughter|son|pets|family & says|said|threat*|going|will|hell|wants|if : he said he will kill the kids
      <partner> ..5 <hits> ..3 me|us : he hit me again last night
      <partner> ..5 <hits> ..3 my ..2 face|head|ribs|arm|hair|stomach|mum|mom|mother|neck|jaw|nose : he punched my face
      being|get*|got|was|am|been ..2 beaten|abused|battered|hit|raped|strangled|choked|assaulted ..1 by|up|at_home ..3 <partner>|home? : i get beaten by my husband
      <partner> ..5 thr*|chuck*|smash*|pull*|held|holds|point* ..4 at|on|to|against|around me|my_throat|my_neck|my_head|my_face : my gf throws stuff at me
      <partner> ..4 hands|hand|pillow|knife|gun|belt ..4 my|me ..1 neck|throat|head|face? : he put his hands around my throat
      <partner> ..4 says|said|threat*|swore|swears|told|warned|keeps|promis* ..6 kill*|hurt*|find|burn*|shoot|stab|destroy|bury|hunt ..2 me|us|himself|herself|kids|you|dog|cat|family|my : my husband says hell kill me if i leave
      <partner> ..4 kill*|hurt|find|shoot|stab|murder ..2 me|us ..2 if|when ..2 leave|tell|go|call|try|ever|speak|left : he'll kill me if i leave
      <partner> ..3 lock*|trap*|keeps|kept|barricad* ..2 me ..4 in|inside|up|out|room|house|flat|prisoner|bathroom|hostage|from|bedroom : he locks me in the flat
      <partner> & takes|took|hid*|keeps|holds|confiscat*|controls & my|passport|wages|salary|keys|card|phone|money|id & me|let|permission|checks|leave|allow*|cant : he takes my wages and checks my phone
      <not> allowed|let|lets|letting ..4 leave|out|see|go|work|talk|money|phone|friends|family & <partner> : he doesn't let me see my friends
      <partner> ..4 force*|made|makes|make ..2 me ..2 sex|sleep_with|touch|do_things|have_sex : he forces me to have sex
      terrified|scared|afraid|frightened|fear*|petrified ..3 of|for|when|that|hes|he|to|my|and ..3 husband|wife|partner|boyfriend|girlfriend|bf|gf|ex|him|dad|stepdad|go_home|going_home|life : i'm scared of my husband
      coming|comes|gets|back home|back ..4 drunk|angry|hour|soon|raging|high|minute* & terrified|scared|afraid|hide|hiding|help|frightened|shaking|where|please : hes coming home in an hour drunk and im terrified
      black_eye|bruise*|split|broke*|fractur*|busted & <partner> & me|my|again|did|gave|hit|because|from : he gave me a black eye
      ex|husband|bf|boyfriend|wife|gf & stalk*|following|follows|tracker|track*|outside_my|camera*|shows_up|breaks_in|broke_in & me|my : my ex keeps following me
      domestic|abusive violence|abuse|marriage|relationship|partner|husband|boyfriend|wife|home|household & i|im|me|my|help|leave|escape|now : i am in an abusive relationship
      safe|refuge|shelter ..3 place|house|refuge|tonight & leave|escape|run|kids|husband|him|partner|me : i need a refuge tonight for me and the kids
      i|im|we|me ..3 hiding|hid|locked ..4 bathroom|closet|from_him|from_her|wardrobe|room|car|toilet ..6 him|he|husband|angry|banging|screaming|drunk : im hiding in the bathroom he is banging`,
  },
  {
    kind: 'violence-at-home',
    level: 'weak',
    source: 'un-women',
    event: true,
    rows: `
      <partner> ..4 scares|frightens|terrifies|controls|intimidates|threatens|threatened|blames|guilt* ..2 me|us|kids|everything : he scares me
      <partner> ..4 decides|chooses|tells|controls|picks|dictates ..4 wear|go|see|talk|spend|eat|friends|money|do : he decides what i wear
      <partner> ..3 jealous|possessive|paranoid|controlling|toxic ..5 friends|phone|work|talk|men|guys|clothes|male|colleague* : she gets jealous of my friends
      <not> ..3 see|talk|speak|visit ..3 friends|family|mum|sister|anyone|parents & <partner>|because_of|husband : i don't see my friends because of him
      <partner> ..6 punch*|hits|hit|kick*|break*|broke|smash*|thr*|slam* ..3 wall*|door*|things|stuff|plates|furniture|phone|table|dishes|my_things : he punches the wall next to me when he's mad
      walk* ..2 eggshells|egg_shells|tiptoe* : walking on eggshells at home
      tiptoe*|tip_toe* & home|mood*|him|her|he|she : i tiptoe around his moods
      <partner> & <not> & like|know|find|want|approve|allow*|let|hear & course|class|this|study*|here|coach*|phone|account|job|app|friends & hide|hid|secret*|delete|sneak*|mad|angry|behind|if|rage : he doesnt like it when i do this course so i have to hide it
      hide|hiding|delete|secret*|sneak* ..6 from ..1 <partner>|him : i have to hide my phone from my husband
      ask|permission|allow*|approval|checks|decides|controls|control|monitor*|track*|reads|goes_through & <partner> & money|buy*|spend*|phone|leave|out|shop*|wear|shampoo|see|card|messages|location|account|clothes|food|bank|texts|receipts|where : i have to ask my husband before i buy anything
      <partner> ..6 scream*|yell*|shout*|insult*|humiliat*|belittl*|degrad*|call*|mock*|curs* ..3 at|me|my ..3 names|stupid|worthless|crazy|every|all|daily|kids|constantly|useless|again|whore|night|time|day : he screams at me every night
      scared|afraid|dread|nervous|frightened|tense|careful & home|<partner> & mood|gets|comes|angry|drinks|says|back|reacts|temper|says|key|door|mad|react|snaps : scared what mood he comes home in
      <partner> ..6 temper|rage|violent|aggressive|abusive|jealous|possessive|controlling|scares|threaten* : my husband gets violent
      <partner> ..4 grab*|push*|shov*|shake|shakes|shook|squeez*|pull*|pin*|block* ..2 me|my|the_door : she pushed me once
      <partner> ..4 kill|destroy|murder|ruin me ..2 if|when : he will kill me if he finds this
      <not> ..2 safe|comfortable ..2 home|house|with_him|with_her|here|around_him|at_home : i don't feel safe at home
      every_time|always|when ..3 he|she drinks|drunk|drinking & scared|hide|careful|mood|angry|kids|changes|different|worse|me : when he drinks i keep the kids in their room
      my fault|own_fault & <partner> & angry|hit*|mad|loses|lost|upset|temper|shout* : it's my fault he gets angry`,
  },
  {
    kind: 'violence-at-home',
    level: 'strong',
    source: 'un-women',
    event: true,
    rows: `
      <home>|<him> ..4 <hits>|bit|bites|biting|kicks|kicked|scratches|clobber*|backhand*|pinn*|smother*|elbowed|kneed|wallop*|clocked|decked|throws|threw|scald*|shoves|belted|whips|whipped|cracked|suffocates|bashes|bashed|trips|tripped|mauls|headbutts|lashes|swings|swung ..1 me|us|at_me|mum|mom|my_mum|my_mom ..6 again|with|in_the|on_the|against|so|till|until|because|last|when|every|down|for|face|stairs|wall|floor|across|if|yesterday|today|tonight|drunk|hard|belt|and : she bit me because dinner was late
      <home>|<him> ..5 threw|throws|throw|shov*|push*|knock*|drag*|slam*|pinn*|held|holds|hurl* ..2 me|us|mum|mom ..6 wall|floor|stairs|bed|door|ground|down|against|across|hair|table|sofa|by_my|out_of_the_car|window|radiator|fridge : he dragged me across the room by my hair
      <home>|<him> ..6 hand|hands|fingers|grip|pillow|arm|knee|cord|scarf|cushion|forearm|boot|foot|belt ..5 throat|neck|windpipe|my_mouth|my_chest|my_face : she pressed a cushion on my face
      <home>|<him> ..5 throat|neck & me|my|breath*|black|squeez*|grab*|air|pass* : he went for my throat and squeezed, him again
      <home>|<him> ..5 broke|fractur*|split|cracked|bust|busted|dislocat*|bruis*|pulled|pulls|yank*|twist*|bent|burn*|knocked|ripped|bit|cut|smashed|black* ..3 my ..2 nose|rib*|arm*|wrist*|finger*|jaw|lip|tooth|teeth|hair|eye*|collarbone|leg*|back|cheek*|hand|foot|skull|eardrum|skin|face|shoulder : my wife twisted my wrist
      was|been|got|get|gets|getting|being|am|im ..2 <hits>|kicked|bitten|choked|strangled|thrown|pushed|attacked|smacked|shoved|burnt ..8 <lovers>|at_home|him_again|stairs|my_dad|my_mum|by_him|by_her|in_my_own : i got shoved by my boyfriend
      <home>|<him> ..3 threat*|says|said|swore|swears|told|promis*|texted|messaged|warned|keeps|going|gonna|will|tries|tried|try|trying|hell|shell ..8 <kill>|burn*|hunt|bury|finish|acid|petrol|slit|cut_me|end_me|break ..3 me|us|my|our|you|kids|house|throat|legs|face : he texted he would slit my throat
      <home>|<him> ..6 knife|gun|axe|machete|hammer|bat|scissors|screwdriver|crowbar|bottle ..6 me|us|my_throat|throat|pillow|face|threat*|next_to|drunk|bed & <home>|<him> : he sleeps with a knife next to me
      <home>|<him> ..3 lock*|shut|bolt*|trap*|imprison*|chain*|tied|ties|confin* ..2 me|us ..4 in|out|up|inside|outside|cellar|room|house|flat|shed|down|to : she locked me out in the cold all night
      <home>|<him> ..4 lock*|bolt*|block* ..2 door|doors|windows|exit|us_in|me_in ..6 <not>|so_i|key*|leave|get_out|escape|out : he bolts the door so i can't get out
      <home>|<him> ..5 forc*|made|makes|make|pressur*|coerc*|insist*|demand*|holds|held|pin* ..5 sex|sleep_with|have_sex|do_things|himself_on|herself_on|anal|undress|watch_porn|in_bed : my partner pressures me into sex
      <home>|<him> ..5 touch*|inside|on_top|sex|does_it|do_it|fuck* ..8 asleep|sleeping|said_no|say_no|saying_no|dont_want|didnt_want|not_want|crying|cry|said_stop|against_my_will|without_my : he touches me while i am asleep, i don't want it
      sex|sleep_with|bed ..7 <not>|even_when|even_if|or_else|otherwise|forced|no_choice|scared|afraid|angry|hits ..6 no|want|choice|refuse|say|said|else|he|she|him|her|hurts & <home>|<him> : sex even when i say no or he gets angry or else
      <home>|<him> ..3 rape*|raping|assault*|molest*|strangl*|chok*|stab*|batter* ..2 me|us|my_mum|my_mom|my_sister|mum|mom|her|mother : my stepdad rapes me
      <home> ..4 <hits>|kicks|bites|throws ..3 my_mum|my_mom|mum|mom|mother|my_sister|my_brother|sister|brother|kids|baby|my_dad|grandma|nan : dad kicks my mum
      forc*|sold|sending|send ..5 marr*|wedding|fiance ..8 me|my|im|i|family|parents|abroad|stranger|cousin|man : they force me into a wedding with my cousin
      family|parents|dad|father|brothers|uncle* ..8 honour|honor|shame* ..6 kill*|hurt*|dead|find|beat* : my brothers talk of honour and will kill me
      if|when|before|after|tr*|wanted ..2 i|we|im ..3 leav*|left|go|went|tell|call|escape ..8 kill*|find_us|hunt*|dead|burn*|stab*|shoot*|murder* & <home>|<him> : if i leave he will hunt us
      <injury> ..7 <lovers>|he|she|him|dad|stepdad & me|my|again|gave|did|from|because|hit* & <home>|<him> : the bruises from him are on my neck
      help|please|police|999|911|emergency|quick|safe_place|refuge|shelter & <lovers>|he|she|dad & coming|door|drunk|knife|hit*|locked|hurt*|kill*|angry|hiding|screaming|beat*|violent : please he is at the door, drunk
      hid|hiding|hide|locked_myself|barricad* ..7 bathroom|closet|wardrobe|room|car|toilet|under|garage|bedroom|neighbour*|shed|loo|cupboard|garden & <lovers>|he|hes|him|she|her|dad|mum|mom|drunk|outside|banging|until|kids : hid under the bed with the kids until he slept`,
  },
  {
    kind: 'violence-at-home',
    level: 'weak',
    source: 'un-women',
    event: true,
    rows: `
      <fear>|freeze|hide|jump|jumpy|tense|heart_race*|heart_pound*|shak*|hold_my_breath|stomach ..9 <lovers>|footsteps|his_key|her_key|his_car|her_car|comes_home|gets_home|come_home|get_home|temper|mood*|stepdad|his_steps|his_voice|reaction|go_home|going_home|key_in|keys_in|him|dad|provoke : i freeze when i hear the footsteps
      <lovers>|<him>|footsteps|key|keys|car|front_door ..9 <fear>|freeze|heart_race*|heart_pound*|heart_stop*|hold_my_breath|jump|shaking|stomach|tense|panic : when his car pulls up my stomach drops
      <lovers>|<him>|dad|mum|mom|parents ..6 track*|follow*|check*|read*|monitor*|watch*|spy*|spies|go_through|goes_through|going_through|install*|hack*|search*|demand*|count*|turns_up|shows_up|times|logs_into|has_all ..7 phone|location|whatsapp|messages|emails|gps|camera*|airtag|tracker|mileage|receipt*|password*|account*|where_i|spyware|my_every|minutes|bag|pockets|texts|everything_i|work|house|me : my partner put cameras and checks the receipts
      phone|location|whatsapp|messages|gps|camera*|airtag|tracker|mileage|receipt*|password*|wages|salary|bank_card|passport|keys|id_card|papers|birth_certificate ..8 <lovers>|he|she|him|her ..8 has|took|takes|hid*|hold*|control*|checks|keeps|track*|reads|knows|demands|away|kept|every|always : my passport and keys, he keeps them
      <lovers>|<him> ..5 took|takes|take|hid|hides|keeps|kept|holds|withhold*|confiscat*|control*|cut_up|stole|cancelled|broke ..4 my ..2 phone|keys|card|cards|passport|wages|money|salary|car|papers|documents|id|sim|laptop|medication|inhaler|glasses|shoes : he hides my car keys when i have a shift
      <lovers>|<him> ..5 control*|allow*|decides|gives|hold*|keeps|count*|limits ..5 money|allowance|wages|salary|cash|account|pennies|spend*|finances|food|sleep|eat|petrol : she controls every penny and the account
      allowance|pocket_money|permission|allowed|forbid*|forbad*|forbidden|not_let|doesnt_let|wont_let|ban|banned|bans ..9 <lovers>|he|she|him|her : i need permission from him
      <lovers>|he|she ..5 <not>|stops|stopped|forbid*|forbad*|ban*|prevent*|hates|refus*|allow*|against|mad|angry|furious|sulk*|rage*|silent ..7 friends|family|my_mum|my_mom|my_sister|work|working|job|course|class|college|out|leave|see_my|study*|church|doctor|learn*|driving|language|alone|people|men|talk_to|bank : she gets furious when i talk to my sister
      <lovers>|<him>|dad|stepdad ..6 smash*|broke|breaks|destroy*|rip*|tore|burn*|cut_up|threw|throws|throw|punch*|kick*|slam*|trash*|flip*|put_his_fist ..4 phone|laptop|door*|wall*|tv|plate*|clothes|things|stuff|furniture|books|notes|certificate*|mirror|window*|dinner|glass*|dishes|chair|table|table|ornaments : he ripped my certificate
      <lovers>|<him>|dad|stepdad ..5 kick*|hurt*|kill*|strangl*|throw*|threw|hit|hits|drown*|beat*|poison*|threat* ..4 dog|cat|puppy|kitten|pet|pets|rabbit|hamster|bird|horse : he kicked the dog again
      <lovers>|<him> ..5 threat*|says|said|swore|swears|told|warn*|promis*|keeps ..9 take_the_kids|take_the_children|take_my|kids_away|never_see|see_the_kids|see_my_kids|ruin|share|post|leak|nudes|deport*|immigration|visa|custody|nothing|kill_himself|kill_herself|come_after|regret|pay_for|find_me|find_us|throw_me_out|homeless|send_me_back|police_on_me|hurt*|believe_me : he says i'll never see the kids again
      <lovers>|he|she|dad|mum|mom ..6 call*|scream*|yell*|shout*|insult*|humiliat*|belittl*|degrad*|mock*|curs*|swear*|laugh*_at|criticis*|criticiz*|gaslight*|blam*|spit*|puts_me_down|put_me_down ..5 me|at_me|at_us|us|stupid|worthless|fat|useless|whore|slut|names|crazy|ugly|kids|everyone|nothing : she calls me useless in front of everyone
      <lovers>|he|she ..7 <not> ..3 speak|talk|spoken|talked|look ..3 to|at ..1 me ..6 days|weeks|punish*|unless|until|when|since|because : he won't speak to me for days as punishment
      careful|watch|tiptoe*|quiet|silent|pretend|obey|invisible ..9 <lovers>|he|she|him|her|dad|mood|temper & angry|mad|mood*|home|upset|wrong|start*|kick*_off|explod*|temper|shout*|trigger|wake|around|snap*|rage|sets_him|set_him : i stay quiet when he is in a bad mood he does not start
      set*|sets|kick*|fly*|flies|flew|goes|blow*|blew|loses|lose|lost|explode*|erupt*|snap* ..3 him|her|off|into|mad|mental|ballistic|nuts|crazy|rage|his_rag|his_temper|her_temper|it|up|over & <lovers>|he|she|dad|mum|mom|stepdad & i|me|kids|home|dinner|anything|nothing|again|every|small*|little|scared|never_know|if : the smallest thing sets him off and he shouts at me him off at me
      keep ..3 peace|him_calm|her_calm|him_happy|her_happy|him_sweet|my_head_down|kids_quiet & home|<lovers>|he|him|she|her|dad|i : i keep the kids quiet to keep the peace with him
      <injury> ..9 makeup|cover*|conceal*|foundation|scarf|sunglasses|fell_down|fell_over|stairs|door|lie|lied|told|say|said|hide|hid|hiding|sleeves|excuse|explain|cupboard|ask* & i|my|me|she|her|mum|mom|sister|friend : told work i got the bruise from a door
      makeup|cover*|conceal*|foundation|scarf|sunglasses|fell_down|walked_into|hide|hiding|lied|excuse* ..9 <injury> : sunglasses to hide my swollen eye
      <someone>|colleague|coworker|neighbour*|neighbor*|friend|sister|mum|mom ..9 <injury>|flinch* ..9 <lovers>|he|door|stairs|again|says|excuse*|home|denies|walked : my coworker has bruises again and says she fell
      <someone>|neighbour*|neighbor*|upstairs|next_door|friend|sister|mum|mom|mother|colleague|woman|couple ..9 <hits>|abusive|violent|scream*|controls|controlling|threat*|scared_of|afraid_of|shout*|kicks|throws ..6 her|him|his_wife|girlfriend|wife|husband|partner|boyfriend|again|every|night|again|kids|my_mum|mum|mom : my friend's boyfriend hits her
      promis*|swear*|swore|sorry|apologi*|flowers|cries|cried|begs|begged|gifts|present* ..8 again|after|never|change|last_time|stop|wont|happen*|forgive|hit|forgave|next_day & <lovers>|he|she & i|me|hit*|hurt*|wont_happen|never_again|change|stop|always|forgive : he brings flowers the day after, swears it was the last time, i forgive
      my|own|i ..2 fault|deserve*|provok*|asked_for_it|blame|made_him|made_her|wind_him|push_him ..9 <lovers>|he|she|him|her ..6 angry|hit*|mad|loses|lost|upset|temper|shout*|hurt*|snap*|react*|stress*|rage|right|says : i provoked him, he was under stress
      <lovers>|he|she ..4 only|just|didnt_mean|doesnt_mean|never_means|not_always ..7 hit*|push*|shov*|grab*|shout*|slap*|mean|drunk|drinks|drinking|angry|stress* ..8 me|once|drunk|when|sorry|again|love* : he only pushes me when drunk
      kids|children|daughter|son|baby|little_one|toddler ..5 heard|hear*|saw|see|sees|witness*|hide|hid|hides|scared|cover* ..8 <lovers>|he|she|us|everything|fight*|shout*|scream*|argu*|smash*|hit*|him|dad|daddy|row*|wall|ears : the kids heard everything again when he started
      leav*|escape|escaping|get_away|get_out|run_away|flee|fleeing|bag_packed|packed_a_bag|packed ..9 <lovers>|him|her|he|abus* & <fear>|safe|secret*|bag|without|know*|nowhere|kids|finds|find|dangerous|hide|shelter|plan|tonight|trapped|money|before|ready|cant : i packed a bag in secret to leave him
      <lovers>|he|she|dad ..5 read*|sees|check*|watching|looking|standing|next_to|room|listening|downstairs|around|here|behind ..8 delete|cant_talk|cant_type|cant_call|careful|quiet|short|safe_to|gotta_go|dont_reply|no_calls|whisper* : he reads this, please delete it
      dont|do_not|cant|no|please|delete|careful ..3 call|text|message*|ring|email|chat|history|reply|phone ..9 <lovers>|he|she ..6 sees|see|finds|find|reads|checks|home|angry|knows|looks|room|here|mad : don't call, he looks at everything
      <lovers>|home|house|marriage|relationship ..4 toxic|violent|abusive|aggressive|controlling|dangerous|scary|unsafe|possessive|narcissis*|prison|hell|war_zone|battlefield|not_safe & i|me|my|us|kids|is|at : my marriage is violent
      jealous*|accus*|suspicious|paranoid|cheating|affair ..9 <lovers>|he|she|him|her ..9 i|me|my|every|phone|work|talk*|late|men|interrogat*|minutes|where|friend*|other : he accuses me of cheating whenever i work late
      <lovers>|he|she|him|her ..9 jealous*|accus*|interrogat*|suspicious|possessive|paranoid ..9 i|me|my|whenever|every|minutes|late|talk*|phone|guy|man|woman|cheat* : she interrogates me when i am five minutes late
      trapped|prisoner|hostage|stuck|no_way_out|captive|cage ..7 <lovers>|marriage|relationship|him|her|home|house|with_him|with_her : like a prisoner in this marriage
      <lovers>|he|she|dad|stepdad ..7 drunk|drinks|drinking|high|drugs|booze & <fear>|violent|kids|me|us|hide|mood|angry|shout*|careful|again|bedroom|lock*|different|monster|worse|nasty & scared|afraid|hide|violent|shout*|angry|mood|careful|bedroom|lock*|different|monster|worse|nasty|smash*|throw*|mean : when dad is drunk he is a different person, i lock my door
      <not> ..1 safe ..3 home|house|him|her|there|here|around|with|place|bed|sleep|tonight : i'm not safe at my house at the house
      <him>|<lovers> ..3 grab*|grip*|yank*|shake|shook|pin*|corner*|block*|restrain* ..3 me|my_arm*|my_wrist*|my_hair|door*|way|hard|face : he corners me in the kitchen
      <lovers>|he|she|ex ..5 stalk*|follow*|follows|outside|waits|wait|waiting|parked|turns_up|turn_up|show*_up|messages|calls|rings|text* ..6 me|house|work|flat|door|gate|every|everywhere|times|school|gym|block* : my ex waits at the gate every day`,
  },
  {
    kind: 'violence-at-home',
    level: 'strong',
    source: 'un-women',
    event: true,
    rows: `
      <home>|<him> ..3 pour*|threw|throws|throw|tip*|chuck*|splash* ..3 boiling|hot|scalding|acid|petrol|bleach|burning ..5 on|over|at ..3 me|my|us|mum|mom|her|him : he tipped hot oil over me
      wardrobe|closet|bathroom|cupboard|under_the_bed|loo|shed|cellar|car|toilet|garage & he|hes|she|shes|husband|dad|boyfriend|stepdad & smash*|shout*|bang*|scream*|knock*|break*|kick*|looking|rag*|drunk|furious & <i>|im|me|we|kids|from|typing|hid*|lock* : in the bathroom with the kids, hes kicking the door
      <home> ..4 swung|swing|swings|lunged|charged|went_for|came_at|comes_at|goes_for|laid_into|lays_into|flew_at|set_about|attacked|lashed ..7 me|us|mum|mom|sister|brother|dad|gran|him|her : stepdad lunged at mum
      <home>|<him> ..9 said|says|told|shout*|warn* ..4 im|i_am|i_was|id_be|youre|you_are|ill_be|you_will_be ..1 next|dead|finished|a_dead : he said you're next
      <home>|<him> ..4 stub*|put*|press* ..2 out? ..4 cig*|fag*|cigar ..5 on|into|against ..3 me|my|us|mum|him|her|arm*|skin|our|back : he stubs his cigarettes on my back
      <home> ..4 took|takes|has|hid|hides|keeps|holds|burn*|locked ..4 passport|papers|phone|keys|documents|birth_certificate|visa ..9 <not>|till|until|behave|back|leave|so : my wife keeps my papers until i behave until i behave`,
  },
  {
    kind: 'violence-at-home',
    level: 'weak',
    source: 'un-women',
    event: true,
    rows: `
      black_eye|split_lip|fat_lip|bruised_rib*|broken_rib*|burst_eardrum|hand_marks|choke_marks|strangulation|bruises_on_my : black eye number three
      fell_down|fell_off|bike|stairs|door|clumsy|cupboard|tripped ..9 told|said|lied|excuse*|pretend*|again|story|believe* & bruise*|eye|lip|rib*|arm|marks|boss|doctor|colleague*|teacher|nurse|everyone|work : fell down the stairs, told the nurse, big bruise, bruise
      <lovers>|<him> ..4 put|puts|installed|placed|hid|fitted|set_up|using|uses|has ..4 tracker*|camera*|airtag*|gps|spyware|bug|app|recorder|find_my & <me>|every|where|car|phone|house|bag|all : he put an airtag in my bag
      show|give|hand|hands|account|prove|report|text|send|photo ..4 him|her|husband|boyfriend|partner|wife|them ..9 receipt*|phone|money|wages|where|every|location|proof|messages|cash|screenshots|minute : i have to send him screenshots
      <lovers>|he|she ..5 sorry|apologi*|flowers|cries|chocolates|jewel*|lovely|sweet|charming|gift* ..8 after*|again|between|next|until|then|always|every|but & <me>|flowers|hit*|cries|angry|between|temper|after*|he|she : he is so sorry afterwards, brings flowers, always cries
      get|gets|got|given|allowed|let ..3 cash|money|food|out|shower|phone|sleep|my_pills|medication|heating ..6 if|only|unless|when ..6 <lovers>|he|she|him|her : i get money only if he is in a good mood
      <not> ..3 know|sure|say|tell ..5 mood|version|side|set*|coming|sets|angry|explode*|safe & <lovers>|he|she|home|him|dad|mum|mom : never know which version of him comes in
      <lovers>|he|she|dad ..4 <not> ..2 like|want|let|allow|approve|know|find|trust ..3 me|it|when|that|if|i & hide|hid|secret*|friends|phone|leave|course|work|angry|alone|door|money|family|scared|afraid : she must not find out i talk, so i hide the phone
      afraid|scared|terrified|fear|frightened ..5 what|that|if|of|to ..3 he|she|hell|shell|husband|him|her|they|dad ..5 do|does|come*|find*|hurt*|kill*|react*|might|will|is|out|next|know* : afraid of what she might do next
      said|says|threat*|swore|told ..3 hell|shell|he_will|she_will|he_would|hed|shed|hes_going ..5 kill|hurt|find|burn|take|ruin|tell|leave|lock|show|never|make ..5 me|us|kids|dog|cat|myself|family|everyone|himself|herself|all|my : she said she_will ruin me
      <home>|<him> ..4 <hits>|kicks|kicked|bites|scald*|burns|chokes|threw ..4 cat|dog|pet|me|us|mum|mom|wife|sister|brother|child|kids|wall|door|stairs : he burns me
      <lovers> & cops|police|restraining|court_order|injunction|refuge|shelter|abus* & <me>|us|he|she|kids : called the police on my husband`,
  },
  {
    kind: 'violence-at-home',
    level: 'strong',
    source: 'un-women',
    event: true,
    rows: `
      got|was|been|get|being ..1 thrown|shoved|slammed|pushed|dragged|slapped|punched|choked|kicked ..3 against|into|down|across|around|in|because|for|over|by ..3 fridge|wall|stairs|door|floor|table|sink|room|hair|counter|him|her|husband|boyfriend|wife|dinner : was slammed into the wall because dinner was cold`,
  },
  {
    kind: 'violence-at-home',
    level: 'weak',
    source: 'un-women',
    event: true,
    rows: `
      rehears*|practise|weigh|choose|plan|think_about|check|edit|careful ..3 sentence*|word|words|what_i_say|answers|reply ..6 <lovers>|him|her|he|she|home : i weigh every word before he comes home
      heart|stomach|hands|body|blood ..2 stop*|drop*|race*|racing|sinks|pound*|freez*|shak*|cold|knots ..5 his|her|he|she|key|door|van|car|steps|comes|home : my stomach drops at his steps
      only|not ..2 allowed|permitted|let ..3 out|outside|to|go|leave|for|speak|see|drive ..6 work|home|shop*|church|kids|him|her|school|straight|without : i'm only allowed out for work and straight home
      no_one|nobody|noone|anyone|police|they ..2 believe ..1 me|you ..5 he|she|says|him|her|over|anyway : nobody will believe me, he says`,
  },
  {
    kind: 'violence-at-home',
    level: 'weak',
    source: 'un-women',
    event: true,
    rows: `
      lied|lie|lying|told ..4 doctor|nurse|teacher|midwife|police|boss|gp|hospital|paramedic*|social_worker ..5 rib*|bruise*|eye|arm|wrist|marks|fell|accident|stairs|injur*|jaw|lip : lied to the nurse about my wrist`,
  },
];
